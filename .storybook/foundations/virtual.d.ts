declare module 'virtual:source-facts' {
  export const facts: import('./sourceFacts.ts').SourceFacts
}

declare module 'virtual:icons' {
  /** The icons that the product imports, by name. */
  export const icons: Record<string, import('react').ComponentType<{ size: number }>>
}
