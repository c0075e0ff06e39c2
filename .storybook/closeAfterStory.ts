// Setup file of the stories (tests/vitest.projects.ts). Storybook itself closes a story's world when the next story begins,
// and blames that one for a failure; it never closes the world of a file's last story.
import { afterEach } from 'vitest'
import { closeWorlds } from './storyWorlds.ts'

afterEach(() => closeWorlds())
