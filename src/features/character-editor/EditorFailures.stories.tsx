import { characterId } from '#mocks/fixtures/ids.ts'
import { expired, failing, type Actor, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const CREATE = '/characters/create'
const EDIT = `/characters/edit/${characterId('the-ferry-apprentice')}`

const write = async ({ fill }: Actor) => {
  await fill('Name', 'Ilse of the Lamps')
  await fill('Description', 'A lighthouse keeper who answers letters.')
  await fill('Background', 'A drowned coast, a lamp, and a great many stairs.')
  await fill('Main greeting', 'You came up all these stairs?')
}
const suggest = async (person: Actor) => {
  await write(person)
  await person.press(/^Generate.*description/i)
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

const opening = { path: EDIT }
const beginning = { path: CREATE }
const suggesting = { path: CREATE, act: suggest }
const tagging = { path: CREATE, act: tag }
const saving = { path: EDIT, act: save }
const deleting = { path: EDIT, act: remove }

export const OwnershipSessionExpired401 = meta.story(
  failing(expired('readOwnership'), { ...opening, shown: SIGN_IN_PROMPT }),
)
export const OwnershipOffline = meta.story(
  failing({ operation: 'readOwnership', network: 'fail' }, { ...opening, shown: 'Access Denied' }),
)
export const OwnershipMalformed = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'readOwnership', shape: 'html' }, { ...opening, shown: 'Access Denied' }),
})
export const TraitsRefused422 = meta.story(failing({ operation: 'listRandomTraits', status: 422 }, beginning))
export const TraitsSessionExpired401 = meta.story(
  failing(expired('listRandomTraits'), { ...beginning, shown: SIGN_IN_PROMPT }),
)
export const TraitsOffline = meta.story(failing({ operation: 'listRandomTraits', network: 'fail' }, beginning))
export const TraitsMalformed = meta.story(failing({ operation: 'listRandomTraits', shape: 'html' }, beginning))
export const SuggestionRefused422 = meta.story(
  failing({ operation: 'augmentCharacter', status: 422 }, { ...suggesting, shown: 'Failed to augment description.' }),
)
export const SuggestionOffline = meta.story(
  failing(
    { operation: 'augmentCharacter', network: 'fail' },
    { ...suggesting, shown: 'Failed to augment description.' },
  ),
)
export const TagsRefused422 = meta.story(failing({ operation: 'searchTags', status: 422 }, tagging))
export const TagsSessionExpired401 = meta.story(failing(expired('searchTags'), { ...tagging, shown: SIGN_IN_PROMPT }))
export const TagsOnItsWay = meta.story(failing({ operation: 'searchTags', hold: true }, tagging))
export const TagsOffline = meta.story(failing({ operation: 'searchTags', network: 'fail' }, tagging))
export const TagsMalformed = meta.story(failing({ operation: 'searchTags', shape: 'html' }, tagging))
export const SavingForbidden403 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'updateCharacter', status: 403 }, { ...saving, shown: 'Failed updating character.' }),
})
export const SavingGone404 = meta.story(
  failing({ operation: 'updateCharacter', status: 404 }, { ...saving, shown: 'Failed updating character.' }),
)
export const SavingSessionExpired401 = meta.story(
  failing(expired('updateCharacter'), { ...saving, shown: SIGN_IN_PROMPT }),
)
export const SavingMalformed = meta.story(failing({ operation: 'updateCharacter', shape: 'html' }, saving))
export const DeletingForbidden403 = meta.story({
  tags: ['phone', 'B8.5-05'],
  ...failing({ operation: 'deleteCharacter', status: 403 }, { ...deleting, shown: 'Failed to delete character.' }),
})
export const DeletingRefused422 = meta.story(
  failing({ operation: 'deleteCharacter', status: 422 }, { ...deleting, shown: 'Failed to delete character.' }),
)
export const DeletingSessionExpired401 = meta.story(
  failing(expired('deleteCharacter'), { ...deleting, shown: SIGN_IN_PROMPT }),
)
export const DeletingOnItsWay = meta.story(failing({ operation: 'deleteCharacter', hold: true }, deleting))
export const DeletingOffline = meta.story(failing({ operation: 'deleteCharacter', network: 'fail' }, deleting))
export const DeletingGone404 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'deleteCharacter', status: 404 }, deleting),
})
