import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Which drawing of the sky stands over the words. */
  drawing: 'orbit' | 'comet'
  title: string
  text?: string
  /** The way out. */
  children?: ReactNode
}

/** An empty or failed place: one drawing, one sentence, the way out. */
export function SkyMessage({ title, text, children }: Props) {
  return (
    <Stack align="center" py={64} px="md" ta="center">
      <Title order={2}>{title}</Title>
      {text && <Text c="dimmed">{text}</Text>}
      {children}
    </Stack>
  )
}
