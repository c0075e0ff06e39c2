import styles from '#storybook/pages.module.css'

/** The number of files that use a value, and their list. */
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
