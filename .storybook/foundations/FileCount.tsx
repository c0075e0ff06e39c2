import styles from './foundations.module.css'

/** How many files use something, and which. */
export function FileCount({ files }: { files: readonly string[] }) {
  if (files.length === 0) return <span className={styles.dim}>not in a style sheet</span>
  return (
    <details>
      <summary>{files.length === 1 ? '1 file' : `${files.length} files`}</summary>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file}>{file.replace('src/', '')}</li>
        ))}
      </ul>
    </details>
  )
}
