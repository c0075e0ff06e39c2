import { characterId } from '#mocks/fixtures/ids.ts'
import { callOf, type Actor } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const CREATE = '/characters/create'
const EDIT = `/characters/edit/${characterId('the-ferry-apprentice')}`

const suggest = async ({ fill, press }: Actor) => {
  await fill('Name', 'Ilse of the Lamps')
  await press(/^Generate.*description/i)
}
const tag = async ({ canvas, user }: Actor) => user.type(await canvas.findByRole('combobox', { name: 'Tags' }), 'lamp')
const save = async ({ fill, press }: Actor) => {
  await fill('Description', 'Rows by night.')
  await press('Save')
}
const remove = async ({ press, pressInDialog }: Actor) => {
  await press('Delete')
  await pressInDialog('Delete')
}

const opening = callOf('readOwnership', { path: EDIT })
const beginning = callOf('listRandomTraits', { path: CREATE })
const suggesting = callOf('augmentCharacter', { path: CREATE, act: suggest })
const tagging = callOf('searchTags', { path: CREATE, act: tag })
const saving = callOf('updateCharacter', { path: EDIT, act: save })
const deleting = callOf('deleteCharacter', { path: EDIT, act: remove })

export const OwnershipSessionExpired401 = meta.story(opening.expires())
export const OwnershipOffline = meta.story(opening.fails({ network: 'fail' }, 'Access Denied'))
export const OwnershipMalformed = meta.story({
  tags: ['phone'],
  ...opening.fails({ shape: 'html' }, 'Access Denied'),
})
export const TraitsRefused422 = meta.story(beginning.fails({ status: 422 }))
export const TraitsSessionExpired401 = meta.story(beginning.expires())
export const TraitsOffline = meta.story(beginning.fails({ network: 'fail' }))
export const TraitsMalformed = meta.story(beginning.fails({ shape: 'html' }))
export const SuggestionRefused422 = meta.story(suggesting.fails({ status: 422 }, 'Failed to augment description.'))
export const SuggestionSessionExpired401 = meta.story(suggesting.expires())
export const SuggestionOffline = meta.story(suggesting.fails({ network: 'fail' }, 'Failed to augment description.'))
export const TagsRefused422 = meta.story(tagging.fails({ status: 422 }))
export const TagsSessionExpired401 = meta.story(tagging.expires())
export const TagsOnItsWay = meta.story(tagging.fails({ hold: true }))
export const TagsOffline = meta.story(tagging.fails({ network: 'fail' }))
export const TagsMalformed = meta.story(tagging.fails({ shape: 'html' }))
export const SavingForbidden403 = meta.story({
  tags: ['phone'],
  ...saving.fails({ status: 403 }, 'Failed updating character.'),
})
export const SavingGone404 = meta.story(saving.fails({ status: 404 }, 'Failed updating character.'))
export const SavingSessionExpired401 = meta.story(saving.expires())
export const SavingMalformed = meta.story(saving.fails({ shape: 'html' }))
export const DeletingForbidden403 = meta.story({
  tags: ['phone', 'B8.5-05'],
  ...deleting.fails({ status: 403 }, 'Failed to delete character.'),
})
export const DeletingRefused422 = meta.story(deleting.fails({ status: 422 }, 'Failed to delete character.'))
export const DeletingSessionExpired401 = meta.story(deleting.expires())
export const DeletingOnItsWay = meta.story(deleting.fails({ hold: true }))
export const DeletingOffline = meta.story(deleting.fails({ network: 'fail' }))
export const DeletingGone404 = meta.story({ tags: ['phone'], ...deleting.fails({ status: 404 }) })
