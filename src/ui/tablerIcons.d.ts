// Icons are imported one by one, so that neither a build nor a dev server reads the other five thousand:
// `import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'`. The package has types for its index only.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon
  export default icon
}
