import { atom } from 'jotai'
import { perPersonAtom } from '#src/session/person.ts'

/** What a live region says; each announcement is an object of its own and is said once. */
export interface Announcement {
  text: string
  /** It is true only for as long as the character is typing. */
  isAboutTyping?: boolean
}

const NO_ANNOUNCEMENT: Announcement = { text: '' }

/** What the log has to say to those who do not see it. */
export const announcementAtom = perPersonAtom(NO_ANNOUNCEMENT)

/** Takes an announcement back, unless there is a later one. */
export const withdrawAnnouncementAtom = atom(null, (get, set, announcement: Announcement): void => {
  if (get(announcementAtom) === announcement) set(announcementAtom, NO_ANNOUNCEMENT)
})
