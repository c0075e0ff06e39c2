// Every number of the specification, in the order of its section 9, unit in the name.
// Those the server enforces too are compared with the contract by tests/contract/limitsAgree.test.ts.

// Shell (A9-01 … A9-03)
export const SIDEBAR_COLLAPSED_PX = 60
export const SIDEBAR_EXPANDED_PX = SIDEBAR_COLLAPSED_PX + 170
export const BOTTOM_BAR_LABELS_ABOVE_PX = 380

// Lists (A9-10 … A9-19, AMB-14)
export const CARD_LIST_TARGET = 10
export const PROFILE_CARD_LIST_TARGET = 12
export const HOME_ROW_CARDS = 7
export const SEARCH_PAGE_SIZE = 10
export const FIRST_PAGE = 1
export const INFINITE_SCROLL_MARGIN_PX = 600
export const SHIMMER_DELAY_MS = 500
/** How long cards out of sight stay at hand, so that Back from a long chat finds them. */
export const SEARCH_RESULTS_KEPT_MS = 30 * 60_000
/** How many pages of a list are read again at most, when entries that were deleted meanwhile have moved the others up. */
export const LIST_PAGES_READ_AGAIN_MAX = 5
export const CHAT_LIST_SCROLL_DELAY_MS = 100
export const CHAT_LIST_PAGE_SIZE = 8
/** How long a list of chats out of sight stays at hand, so that Back from a long chat finds it as it was. */
export const CHAT_LIST_KEPT_MS = 30 * 60_000
/** A list of chats, or a chat, read so lately, as when its link was pointed at, is not read anew on entry. */
export const CHAT_LIST_FRESH_MS = 10_000
export const MY_CHARACTERS_TILES = 12
export const PAGE_NUMBERS_EITHER_SIDE = 2
export const SIMILAR_DEFAULT = 5
export const SIMILAR_SLIDER_CARDS = 7
export const SIMILAR_PANEL_CARDS = 5

// Moments (A9-20 … A9-22, B9-15)
export const LINK_COPIED_MS = 2_000
export const VERIFY_EMAIL_REDIRECT_MS = 3_000
export const DIALOG_CLOSE_MS = 200
export const TOAST_MS = 3_000

// Accounts (A9-23 … A9-27)
export const REMEMBER_ME_DAYS = 30
export const USERNAME_MIN_CHARS = 3
export const USERNAME_MAX_CHARS = 20
export const PASSWORD_MIN_CHARS = 8
export const AVATAR_DESCRIPTION_MAX_CHARS = 200
export const DELETE_ACCOUNT_WORD = 'DELETE'

// Calls (A9-33 … A9-36, AMB-09)
export const CACHE_LIFE_MS = 5 * 60_000
export const READ_RETRIES = 3
export const RETRY_FIRST_MS = 1_000
export const RETRY_CAP_MS = 30_000
export const CALL_TIMEOUT_MS = 30_000
/** What a model draws or writes takes much longer than what a database reads: pictures, and the replies of characters. */
export const MODEL_TIMEOUT_MS = 180_000
/** How long the look at what became of a write without an answer may take, on top of the write (NS-44). */
export const LOOK_UP_TIMEOUT_MS = 10_000
/** How far the clocks of a browser and of the server may be apart. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000
/** Among how many of the newest characters of one's own such a look searches for a new one. */
export const LOOK_UP_CHARACTERS = 12

// Characters (B9-01 … B9-13)
export const CHARACTER_NAME_MAX_CHARS = 25
/** What is shown of a name that a server did not hold to its limit: without a break, browsers take seconds for more. */
export const NAME_SHOWN_MAX_CHARS = 200
/** What a card shows of a description; the page shows all of it. */
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
/** How long a retouched picture that was neither accepted nor rejected is remembered after its page is left. */
export const RETOUCH_KEPT_MS = 30 * 60_000

// Imported cards
/** Larger files are refused unread: pictures with cards are a few megabytes. */
export const CARD_FILE_MAX_BYTES = 20 * 1024 * 1024
/** What the text of a card may be once it is decompressed. */
export const CARD_TEXT_MAX_BYTES = 8 * 1024 * 1024
/** How deep lists and objects of a card may stand in each other. */
export const CARD_MAX_DEPTH = 64

// Reports and chat (B9-29 … B9-37)
export const REPORT_INFO_MAX_CHARS = 200
export const REPORT_INFO_MAX_LINES = 5
export const CHAT_MESSAGE_MAX_CHARS = 1_000
export const GREETING_DELAY_MS = 1_500
/** After this time without a reply the conversation says that the character is still at it. */
export const STILL_THINKING_MS = 20_000
/** How long the page of a chat waits for what is said in it, so that it is there at once and nothing flickers. */
export const CHAT_FIRST_RENDER_WAIT_MS = 300
export const INFO_PANEL_EXPANDED_PX = 280
export const INFO_PANEL_COLLAPSED_PX = 40
export const READ_MORE_ABOVE_CHARS = 100
export const READ_MORE_ABOVE_CHARS_MOBILE = 50

// The character form
export const DESCRIPTION_ROWS = { min: 3, max: 10 } // B2.3-23
export const TEXT_ROWS = { min: 2, max: 4 } // B2.3-24
/** A counter warns from this part of its limit on. */
export const COUNTER_WARNS_FROM = 0.9
export const DRAFT_DELAY_MS = 400

// The first render
/** How long the first render waits for calls that are under way: content instead of skeletons, never a blank wait. */
export const FIRST_RENDER_GRACE_MS = 250
