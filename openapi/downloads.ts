interface Described {
  headers?: Record<string, unknown>
  content?: Record<string, { schema?: unknown }>
}

/**
 * The contract as the client's generator is to read it: a response with `Content-Disposition` is a download, and that is
 * a `File` whatever its content is. What the content is stays in the contract, for the strict checks.
 */
export function withFilesForDownloads<Contract extends { paths?: object | undefined }>(contract: Contract): Contract {
  const files = structuredClone(contract)
  for (const item of Object.values(files.paths ?? {}))
    for (const operation of Object.values(item as Record<string, { responses?: Record<string, Described> }>))
      for (const { headers, content } of Object.values(operation?.responses ?? {}))
        if (headers && 'Content-Disposition' in headers)
          for (const media of Object.values(content ?? {})) media.schema = { type: 'string', format: 'binary' }
  return files
}
