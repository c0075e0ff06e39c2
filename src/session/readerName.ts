import { atom } from 'jotai'
import { VISITOR_NAME } from '#src/product/macros.ts'
import { sessionAtom } from './session.ts'

/** How greetings address whoever reads them (NS-48). */
export const readerNameAtom = atom((get) => get(sessionAtom).user?.username ?? VISITOR_NAME)
