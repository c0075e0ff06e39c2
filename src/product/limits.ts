// All numbers of the specification, in the order of its section 9, with their unit in the name.
// tests/contract/limitsAgree.test.ts compares the server's limits with the contract.

// Shell
export const SIDEBAR_COLLAPSED_PX = 60
export const SIDEBAR_EXPANDED_PX = SIDEBAR_COLLAPSED_PX + 170
export const BOTTOM_BAR_LABELS_ABOVE_PX = 380

// Lists
export const CARD_LIST_TARGET = 10
export const PROFILE_CARD_LIST_TARGET = 12
export const HOME_ROW_CARDS = 7
export const SEARCH_PAGE_SIZE = 10
export const FIRST_PAGE = 1
export const INFINITE_SCROLL_MARGIN_PX = 600
export const SHIMMER_DELAY_MS = 500
/** How long unmounted lists of cards stay in the cache, so that Back from a long chat finds them. */
export const SEARCH_RESULTS_KEPT_MS = 30 * 60_000
/** The maximum number of pages that are refetched after deletions have moved entries up. */
export const LIST_PAGES_READ_AGAIN_MAX = 5
export const CHAT_LIST_SCROLL_DELAY_MS = 100
export const CHAT_LIST_PAGE_SIZE = 8
/** How long an unmounted list of chats stays in the cache, so that Back from a long chat finds it unchanged. */
export const CHAT_LIST_KEPT_MS = 30 * 60_000
/** A list of chats, or a chat, that was read more recently, for example by a hover, is not refetched on mount. */
export const CHAT_LIST_FRESH_MS = 10_000
export const MY_CHARACTERS_TILES = 12
export const PAGE_NUMBERS_EITHER_SIDE = 2
export const SIMILAR_DEFAULT = 5
export const SIMILAR_SLIDER_CARDS = 7
export const SIMILAR_PANEL_CARDS = 5

// Moments
export const LINK_COPIED_MS = 2_000
export const VERIFY_EMAIL_REDIRECT_MS = 3_000
export const TOAST_MS = 3_000

// Accounts
export const REMEMBER_ME_DAYS = 30
export const USERNAME_MIN_CHARS = 3
export const USERNAME_MAX_CHARS = 20
export const PASSWORD_MIN_CHARS = 8
export const AVATAR_DESCRIPTION_MAX_CHARS = 200
export const DELETE_ACCOUNT_WORD = 'DELETE'

// Calls
export const CACHE_LIFE_MS = 5 * 60_000
export const READ_RETRIES = 3
export const RETRY_FIRST_MS = 1_000
export const RETRY_CAP_MS = 30_000
/** Longer waits that a server asks for are cut to this. */
export const RETRY_AFTER_MAX_MS = 60_000
export const CALL_TIMEOUT_MS = 30_000
/** Models take much longer than a database: for pictures, and for the replies of characters. */
export const MODEL_TIMEOUT_MS = 180_000
/** The time-out of the look-up after a write without a response, in addition to the write's own. */
export const LOOK_UP_TIMEOUT_MS = 10_000
/** A page that navigates away is left by then; otherwise it stays, and shows failures again (api/unlessLeft.ts). */
export const LEAVE_MAX_MS = 5_000
/** The maximum difference between the clocks of browser and server. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000
/** How many of the user's newest characters such a look-up examines. */
export const LOOK_UP_CHARACTERS = 12

// Characters
export const CHARACTER_NAME_MAX_CHARS = 25
/** The visible part of a name that a server did not limit: browsers take seconds to wrap a longer word. */
export const NAME_SHOWN_MAX_CHARS = 200
/** The visible part of a description on a card; the page shows the whole description. */
export const CARD_DESCRIPTION_MAX_CHARS = 1_200
export const CHARACTER_DESCRIPTION_MAX_CHARS = 1_000
export const CHARACTER_BACKGROUND_MAX_CHARS = 200
export const TRAITS_MAX = 6
export const TRAIT_NAME_MAX_CHARS = 255
export const RANDOM_TRAITS = 3
export const ALTERNATIVE_GREETINGS_MAX = 3
export const GREETING_MAX_CHARS = 1_000
export const TAGS_MAX = 10
export const TAG_MAX_CHARS = 20
export const TAG_SUGGESTIONS_DELAY_MS = 300
export const RETOUCH_PROMPT_MAX_CHARS = 200
export const GUIDANCE_SCALE_MIN = 1
export const GUIDANCE_SCALE_MAX = 20
export const GUIDANCE_SCALE_DEFAULT = 10
export const REFRAME_DECIMALS = 2
/** How long a retouched picture that was neither accepted nor rejected is kept after its page is left. */
export const RETOUCH_KEPT_MS = 30 * 60_000

// Imported cards
/** Larger files are refused unread: pictures with cards are a few megabytes. */
export const CARD_FILE_MAX_BYTES = 20 * 1024 * 1024
/** The maximum size of a card's text after decompression. */
export const CARD_TEXT_MAX_BYTES = 8 * 1024 * 1024
/** The maximum number of files in a CHARX file. */
export const CHARX_FILES_MAX = 5_000
/** How many times larger than the file its card and icon may be after decompression: prose reaches 5. */
export const CHARX_RATIO_MAX = 100
/** The maximum nesting of lists and objects in a card. */
export const CARD_MAX_DEPTH = 64

// Reports and chat
export const REPORT_INFO_MAX_CHARS = 200
export const REPORT_INFO_MAX_LINES = 5
export const CHAT_MESSAGE_MAX_CHARS = 1_000
export const GREETING_DELAY_MS = 1_500
/** After this time without a reply the conversation reports that the character is still writing. */
export const STILL_THINKING_MS = 20_000
/** How long the page of a chat waits for its messages, so that they render with the page and nothing flickers. */
export const CHAT_FIRST_RENDER_WAIT_MS = 300
export const INFO_PANEL_EXPANDED_PX = 280
export const INFO_PANEL_COLLAPSED_PX = 40
export const READ_MORE_ABOVE_CHARS = 100
export const READ_MORE_ABOVE_CHARS_MOBILE = 50

// The character form
export const DESCRIPTION_ROWS = { min: 3, max: 10 }
export const TEXT_ROWS = { min: 2, max: 4 }
/** A counter warns from this fraction of its limit on. */
export const COUNTER_WARNS_FROM = 0.9
export const DRAFT_DELAY_MS = 400

// The first render
/** How long the first render waits for reads in flight: content instead of skeletons. */
export const FIRST_RENDER_GRACE_MS = 250
