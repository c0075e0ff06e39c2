import { Title } from '@mantine/core'

export function ExplorePage() {
  return <Title>Meet Your Next Companions</Title>
}
