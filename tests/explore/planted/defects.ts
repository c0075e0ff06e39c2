/** A defect that is planted into a copy of the source, to show that the robot finds it. */
export interface Defect {
  what: string
  file: string
  /** Exact pieces of the file and their replacements. */
  changes: readonly (readonly [from: string, to: string])[]
}

/** The robot knows nothing about these. A test checks that each piece still occurs in its file. */
export const DEFECTS: Record<string, Defect> = {
  dialog: {
    what: 'A dialog cannot be closed after its call has failed.',
    file: 'src/features/chats-list/useDeleteChat.ts',
    changes: [
      ['        close(false)\n', ''],
      ['isDeleting: deletion.isPending,', 'isDeleting: deletion.isPending || deletion.isError,'],
    ],
  },
  draft: {
    what: 'A draft of the character editor is lost on Back while its save is held.',
    file: 'src/features/character-editor/form/EditForm.tsx',
    changes: [[' && !isSaving.current) draft.finish()', ') draft.finish()']],
  },
  blank: {
    what: 'A page is blank at 320 px after the session has expired.',
    file: 'src/shell/Shell.tsx',
    changes: [
      [
        "import { sidebarExpandedAtom } from '#src/storage/preferences.ts'\n",
        "import { sessionAtom } from '#src/session/session.ts'\nimport { sidebarExpandedAtom } from '#src/storage/preferences.ts'\n",
      ],
      [
        '  const content = useRef<HTMLDivElement>(null)\n',
        '  const content = useRef<HTMLDivElement>(null)\n  const hasExpired = useAtomValue(sessionAtom).error !== undefined\n',
      ],
      [
        '  return (\n    <div className="frame"',
        '  if (hasExpired && window.innerWidth <= 320) return null\n  return (\n    <div className="frame"',
      ],
    ],
  },
}
