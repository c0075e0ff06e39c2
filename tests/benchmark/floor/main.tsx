// The baseline of the Explore benchmark (start.ts): the same stack, the same three calls, the same pictures and 21
// cards, and nothing else. Written like the examples in the libraries' documentation.
import { Anchor, Button, MantineProvider, Text, TextInput, Title } from '@mantine/core'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/Anchor.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Title.layer.css'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
import { atom, Provider, useAtomValue } from 'jotai'
import ky from 'ky'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import './floor.css'

const listing = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      description: v.string(),
      pfp_url: v.string(),
      creatorId: v.string(),
      creatorUsername: v.string(),
      likeCount: v.nullish(v.number(), -1),
      conversationCount: v.nullish(v.number(), -1),
      messageCount: v.nullish(v.number(), -1),
    }),
  ),
})
type FloorCharacter = v.InferOutput<typeof listing>['data'][number]

const config = await ky.get('/config.json').json<{ apiBaseUrl: string }>()
const nameAtom = atom('Floor')

function Card({ character }: { character: FloorCharacter }) {
  return (
    <li>
      <Link to="/character/$characterId" params={{ characterId: character.id }}>
        <img src={character.pfp_url} alt="" width={300} height={400} />
        <h3>{character.name}</h3>
      </Link>
      <p>
        <Link to="/users/$userId" params={{ userId: character.creatorId }}>
          By {character.creatorUsername}
        </Link>
      </p>
      <Text lineClamp={2}>{character.description}</Text>
      <div>
        <span>{character.likeCount} likes</span> <span>{character.conversationCount} chats</span>{' '}
        <span>{character.messageCount} messages</span>
      </div>
    </li>
  )
}

function Row({ sort }: { sort: string }) {
  const { data } = useQuery({
    queryKey: ['characters', sort],
    queryFn: () =>
      ky
        .get(`${config.apiBaseUrl}/characters?page=1&limit=7&sort=${sort}`)
        .json()
        .then((body) => v.parse(listing, body).data),
  })
  return (
    <section>
      <Title order={2}>{sort}</Title>
      <ul>
        {data?.map((character) => (
          <Card key={character.id} character={character} />
        ))}
      </ul>
    </section>
  )
}

function Frame() {
  const name = useAtomValue(nameAtom)
  return (
    <>
      <nav>
        <strong>{name}</strong> <TextInput placeholder="Search characters" />
        {(['/explore', '/search', '/characters/create', '/chats', '/my-characters'] as const).map((to) => (
          <Anchor key={to} component={Link} to={to}>
            {to}
          </Anchor>
        ))}
      </nav>
      <Outlet />
    </>
  )
}

const root = createRootRoute({ component: Frame })
const explore = createRoute({
  getParentRoute: () => root,
  path: '/explore',
  component: () => (
    <main>
      <header>
        <Title order={1}>Meet Your Next Companions</Title>
        <Text>Chat with AI companions and craft your own original characters</Text>
        <Button>Start a conversation</Button> <Button variant="default">Create a character</Button>
      </header>
      <Row sort="chatiest" />
      <Row sort="liked" />
      <Row sort="latest" />
    </main>
  ),
})
const others = [
  '/character/$characterId',
  '/users/$userId',
  '/search',
  '/characters/create',
  '/chats',
  '/my-characters',
]
const router = createRouter({
  routeTree: root.addChildren([explore, ...others.map((path) => createRoute({ getParentRoute: () => root, path }))]),
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider>
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider forceColorScheme="dark">
        <Notifications />
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>
  </Provider>,
)
