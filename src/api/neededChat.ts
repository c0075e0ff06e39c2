/** A call about no chat is not made (B8.8-11). */
export function neededChat<T>(chatId: string, call: () => Promise<T>): Promise<T> {
  return chatId ? call() : Promise.reject(new Error('Chat ID is required for update.'))
}
