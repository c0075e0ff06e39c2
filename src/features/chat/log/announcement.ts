import { atom } from 'jotai'
import { perPersonAtom } from '#src/session/person.ts'

/** The text of a live region; each announcement is a separate object and is announced once. */
export interface Announcement {
  text: string
  /** Valid only while the character is typing. */
  isAboutTyping?: boolean
}

const NO_ANNOUNCEMENT: Announcement = { text: '' }

/** The announcements of the log for screen readers. */
export const announcementAtom = perPersonAtom(NO_ANNOUNCEMENT)

/** Removes an announcement, unless a later one has replaced it. */
export const withdrawAnnouncementAtom = atom(null, (get, set, announcement: Announcement): void => {
  if (get(announcementAtom) === announcement) set(announcementAtom, NO_ANNOUNCEMENT)
})
