// Setup file of the stories (tests/vitest.projects.ts).
import { afterEach } from 'vitest'
import { closeWorlds } from './storyWorlds.ts'

afterEach(() => closeWorlds())
