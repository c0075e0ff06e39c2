/** What a report is about. A message has no id on the server: its text and its chat name it (AMB-45). */
export type ReportSubject =
  | { kind: 'character'; id: string; name: string }
  | { kind: 'message'; content: string; chatId: string }
