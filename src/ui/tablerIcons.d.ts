// Icons are imported one by one, so that neither a build nor a dev server ever reads the five thousand others:
// `import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'`. The package types only its whole.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon
  export default icon
}
