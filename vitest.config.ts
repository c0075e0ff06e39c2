import { defineConfig } from 'vitest/config'
import { vitestProjects } from './tests/vitest.projects.ts'

export default defineConfig({ test: { silent: 'passed-only', projects: vitestProjects } })
