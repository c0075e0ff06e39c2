interface Described {
  headers?: Record<string, unknown>
  content?: Record<string, { schema?: unknown }>
}

/**
 * The contract for the client's generator: a response with `Content-Disposition` is a download, which
 * is a `File` whatever its media type. The contract keeps the media type, for the strict checks.
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
