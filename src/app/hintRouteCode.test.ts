import { expect, it } from 'vitest'
import { filesFor } from './hintRouteCode.ts'

const code = {
  '/explore': ['explore.js'],
  '/characters/create': ['create.js'],
  '/characters/$id': ['any.js'],
  '/users/$userId': ['user.js', 'user.css'],
}

it.for([
  { path: '/', files: ['explore.js'] },
  { path: '/explore', files: ['explore.js'] },
  { path: '/explore/', files: ['explore.js'] },
  { path: '/users/42', files: ['user.js', 'user.css'] },
  { path: '/characters/create', files: ['create.js'] },
  { path: '/characters/42', files: ['any.js'] },
  { path: '/users', files: [] },
  { path: '/nowhere', files: [] },
])('the code of $path is $files', ({ path, files }) => {
  expect(filesFor(path, code)).toEqual(files)
})
