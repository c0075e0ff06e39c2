import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { distinctSteps } from './distinctSteps.ts'

const historyAt = (href: string) => distinctSteps(createMemoryHistory({ initialEntries: ['/explore', href] }))

it.for([
  { from: '/search?query=sea', to: '/search?query=sea&page=1&ts=5' },
  { from: '/search?query=sea&page=1&ts=4', to: '/search?query=sea&page=1&ts=5' },
  { from: '/search?order=liked', to: '/search?order=liked&page=1&ts=5' },
  { from: '/search?query=sea', to: '/search?order=search&query=sea' },
  { from: '/my-characters?tab=mine&page=1', to: '/my-characters?tab=mine' },
  { from: '/chats', to: '/chats' },
])('from $from to $to adds no history entry', ({ from, to }) => {
  const history = historyAt(from)
  history.push(to)
  expect(history.location.href).toBe(to)
  expect(history.length).toBe(2)
  history.back()
  expect(history.location.href).toBe('/explore')
})

it.for([
  { from: '/search?query=sea', to: '/search?query=tea' },
  { from: '/search?query=sea', to: '/search?query=sea&order=liked' },
  { from: '/search?query=sea&page=1', to: '/search?query=sea&page=2' },
  { from: '/search?query=sea', to: '/search' },
  { from: '/my-characters?tab=mine', to: '/my-characters?tab=favorites' },
  { from: '/users/u1', to: '/users/u2' },
])('from $from to $to adds a history entry', ({ from, to }) => {
  const history = historyAt(from)
  history.push(to)
  expect(history.length).toBe(3)
  history.back()
  expect(history.location.href).toBe(from)
})
