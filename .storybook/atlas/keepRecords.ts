// Before the stories of npm run atlas (tests/vitest.projects.ts): what they record goes into a file each.
import { commands } from 'vitest/browser'
import './recordStory.ts'

globalThis.storyRecords = { keep: (record) => commands.keepStoryRecord(record) }
