/** A call without a character is not made (B5.7). */
export function needed<T>(id: string, complaint: string, call: () => Promise<T>): Promise<T> {
  return id ? call() : Promise.reject(new Error(complaint))
}

/** A call without a chat is not made. */
export function neededChat<T>(chatId: string, call: () => Promise<T>): Promise<T> {
  return needed(chatId, 'Chat ID is required for update.', call)
}
