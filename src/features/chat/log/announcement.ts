import { atom } from 'jotai'

/** What the log has to say to those who do not see it; each announcement is an object of its own and is said once. */
export const announcementAtom = atom<{ text: string }>({ text: '' })
