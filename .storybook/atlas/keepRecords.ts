// Setup file of the stories in npm run atlas (tests/vitest.projects.ts): writes one file per record.
import { commands } from 'vitest/browser'
import './recordStory.ts'

globalThis.storyRecords = { keep: commands.keepStoryRecord, codeLoaded: commands.codeLoaded }

await commands.codeLoaded()
