/** The subject of a report. A message has no id on the server: its text and its chat identify it. */
export type ReportSubject =
  | { kind: 'character'; id: string; name: string }
  | { kind: 'message'; content: string; chatId: string }
