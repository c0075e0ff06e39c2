/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
export interface PageMeta {
  /**
   * The page that was asked for.
   * @minimum 1
   */
  page: number
  /**
   * How many a full page carries.
   * @minimum 1
   */
  limit: number
  /** @minimum 0 */
  total_results: number
  /**
   * 0 when nothing was found.
   * @minimum 0
   */
  total_pages: number
}

/**
 * A response whose only content may be a sentence for the user.
 */
export interface Message {
  message?: string
}

export interface ValidationIssue {
  /** Where, from the outside in. */
  loc: (string | number)[]
  msg: string
  /** The broken rule. */
  type: string
}

/**
 * A sentence; or texts by name, to be shown one per line (at sign-up `{field, message}`: the message belongs to
 * that field); or, for a request that breaks this contract, one issue per broken rule.
 */
export type ErrorDetail = string | { [key: string]: string } | ValidationIssue[]

/**
 * Every error response. Texts are meant for the user.
 */
export interface ErrorBody {
  detail: ErrorDetail
  /** The same in one sentence. */
  message?: string
}

/**
 * The error response of the two password-reset calls, which repeats the text as `message`.
 */
export interface MessageErrorBody {
  detail: ErrorDetail
  message: string
}

/**
 * The signed-in account, as only its owner sees it.
 */
export interface User {
  id: string
  username: string
  email: string
  pfp_url?: string
  /** Private. What the avatar is drawn from. */
  pfp_description?: string
}

/**
 * What everybody may know about a user.
 */
export interface PublicUser {
  username?: string
  pfp_url?: string
}

export interface Tokens {
  /** A signed token; its payload carries `exp`, in seconds. */
  access_token: string
  refresh_token?: string
}

export interface AccessToken {
  access_token: string
}

/**
 * Letters, digits, spaces, underscores and hyphens.
 * @minLength 3
 * @maxLength 20
 * @pattern ^[A-Za-z0-9_ \-]*$
 */
export type Username = string

export interface RegisterBody {
  email: string
  /**
   * At least one digit.
   * @minLength 8
   * @pattern \d
   */
  password: string
  username: Username
  /** @minLength 1 */
  beta_token: string
}

export interface LoginBody {
  /**
   * E-mail address or username.
   * @minLength 1
   */
  login: string
  /** @minLength 1 */
  password: string
  /** With true the refresh token lives 30 days, with false one day. The client keeps both alike. */
  rememberMe: boolean
}

export interface UpdateMeBody {
  username?: Username
  email?: string
  /**
   * The private avatar description.
   * @maxLength 200
   */
  description?: string
  /** @minLength 1 */
  currentPassword?: string
  /**
   * At least one digit.
   * @minLength 8
   * @pattern \d
   */
  newPassword?: string
  /** If sent, equal to newPassword. */
  confirmPassword?: string
}

/**
 * Sentences for the user, one per line.
 */
export type UpdateMeResponseMessages = { [key: string]: string }

export interface UpdateMeResponse {
  /** Sentences for the user, one per line. */
  messages?: UpdateMeResponseMessages
}

export interface RenewPictureBody {
  /** @maxLength 200 */
  description?: string
}

export interface RenewedPicture {
  pfp_url?: string
  large_pfp_url?: string
}

export interface Verified {
  is_unverified: boolean
}

export interface PasswordResetRequestBody {
  email: string
}

export interface ResetPasswordBody {
  /** @minLength 1 */
  token: string
  /**
   * At least one uppercase letter and one digit.
   * @minLength 8
   * @pattern ^(?=.*[A-Z])(?=.*\d)
   */
  newPassword: string
}

/**
 * From the weakest to the strongest.
 */
export type TraitStrength = (typeof TraitStrength)[keyof typeof TraitStrength]

export const TraitStrength = {
  not_at_all: 'not at all',
  not_very: 'not very',
  moderately: 'moderately',
  quite_a_lot: 'quite a lot',
  absolutely: 'absolutely',
} as const

export interface Trait {
  name: string
  strength: TraitStrength
}

export interface Greetings {
  main: string
  alternatives: string[]
}

/**
 * A count that is missing is not known; it is not 0. A missing picture address means no picture.
 */
export interface Character {
  id: string
  name: string
  description: string
  backgroundDescription: string
  /** The small square picture. */
  pfp_url?: string
  /** The tall picture. */
  large_pfp_url?: string
  /** The smallest picture, for rows. */
  thumbnail_url?: string
  avatar?: string
  isPublic: boolean
  personalities: Trait[]
  greetings: Greetings
  tags: string[]
  creatorId: string
  creatorUsername: string
  /** By the caller; false when signed out. */
  isLiked: boolean
  /** @minimum 0 */
  likeCount?: number
  /** @minimum 0 */
  conversationCount?: number
  /** @minimum 0 */
  messageCount?: number
  created_at: string
  last_edited: string
}

export interface TraitBody {
  /**
   * @minLength 1
   * @maxLength 255
   */
  name: string
  strength: TraitStrength
}

export interface GreetingsBody {
  /**
   * @minLength 1
   * @maxLength 1000
   */
  main: string
  /**
   * @maxItems 3
   * @items.minLength 1
   * @items.maxLength 1000
   */
  alternatives: string[]
}

/**
 * What an owner writes. Everything else about a character is the server's.
 */
export interface CharacterBody {
  /**
   * @minLength 1
   * @maxLength 25
   */
  name: string
  /**
   * @minLength 1
   * @maxLength 1000
   */
  description: string
  /**
   * @minLength 1
   * @maxLength 200
   */
  backgroundDescription: string
  isPublic?: boolean
  /** @maxItems 6 */
  personalities: TraitBody[]
  greetings: GreetingsBody
  /**
   * @maxItems 10
   * @items.minLength 1
   * @items.maxLength 20
   */
  tags: string[]
}

export interface CharacterPage {
  data: Character[]
  meta: PageMeta
}

export type CharacterSort = (typeof CharacterSort)[keyof typeof CharacterSort]

export const CharacterSort = {
  chatiest: 'chatiest',
  liked: 'liked',
  latest: 'latest',
} as const

export type SortBy = (typeof SortBy)[keyof typeof SortBy]

export const SortBy = {
  last_edited: 'last_edited',
  created_at: 'created_at',
  like_count: 'like_count',
  conversation_count: 'conversation_count',
  message_count: 'message_count',
} as const

export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder]

export const SortOrder = {
  desc: 'desc',
  asc: 'asc',
} as const

export type CardSpec = (typeof CardSpec)[keyof typeof CardSpec]

export const CardSpec = {
  v3: 'v3',
  v2: 'v2',
} as const

export interface CharacterStats {
  isLiked: boolean
  /** @minimum 0 */
  likeCount?: number
  /** @minimum 0 */
  conversationCount?: number
  /** @minimum 0 */
  messageCount?: number
}

export interface LikeResponse {
  isLiked: boolean
  /** @minimum 0 */
  likeCount: number
}

export interface RandomImage {
  url: string
}

export type AugmentField = (typeof AugmentField)[keyof typeof AugmentField]

export const AugmentField = {
  name: 'name',
  description: 'description',
  background: 'background',
  greeting_main: 'greeting_main',
  greeting_alternative: 'greeting_alternative',
  tags: 'tags',
} as const

export interface AugmentBody {
  name: string
  /** @maxItems 6 */
  personalities: TraitBody[]
  description: string
  backgroundDescription: string
  augmentField: AugmentField
}

/**
 * The label, as the reporter read it.
 */
export type CharacterReportCategory = (typeof CharacterReportCategory)[keyof typeof CharacterReportCategory]

export const CharacterReportCategory = {
  'Copyright_/_Impersonation': 'Copyright / Impersonation',
  Offensive_or_Discriminatory_Persona: 'Offensive or Discriminatory Persona',
  Sexual_Content_with_Minors: 'Sexual Content with Minors',
  'Explicit_NSFW_Image_/_Description': 'Explicit NSFW Image / Description',
  Hate_or_Violent_Extremism: 'Hate or Violent Extremism',
  'Privacy_Violation_/_Personal_Data': 'Privacy Violation / Personal Data',
  Misleading_or_Deceptive_Details: 'Misleading or Deceptive Details',
  'Low-Quality_/_Broken_Character': 'Low-Quality / Broken Character',
  'Duplicate_/_Spam': 'Duplicate / Spam',
  Other: 'Other',
} as const

export interface ReportCharacterBody {
  id: string
  category: CharacterReportCategory
  /** @maxLength 200 */
  optionalMessage?: string
}

export interface CollectionImage {
  collection_id: string
  character_id: string
  large_pfp_url: string
  created_at: string
  is_main: boolean
}

export interface RenewedImage {
  collection_id: string
  character_id: string
  large_pfp_url: string
  created_at: string
  pfp_url?: string
}

export interface RetouchBody {
  /**
   * @minLength 1
   * @maxLength 200
   */
  prompt: string
  /**
   * @minimum 1
   * @maximum 20
   */
  guidanceScale: number
}

export interface RetouchResponse {
  retouchImageUrl: string
}

export interface ReframeBody {
  character_id: string
  /**
   * From the image's top edge to the square's, as a fraction of the image's width, in two decimals: 0 to
   * height ÷ width − 1, whatever the display scale.
   * @minimum 0
   */
  normalized_height: number
}

export interface ReframeResponse {
  pfp_url: string
  large_pfp_url: string
}

export interface Chat {
  id: string
  chara_id: string
  character: Character
  /**
   * When the last message was stored, or the chat was opened.
   * @nullable
   */
  last_interaction: string | null
  /**
   * The last message, in markdown; null in an empty chat.
   * @nullable
   */
  last_interaction_msg: string | null
}

export interface ChatPageMeta {
  /** @minimum 1 */
  page: number
  /** @minimum 1 */
  limit?: number
  /** @minimum 0 */
  total_results?: number
  /** @minimum 0 */
  total_pages: number
}

export interface ChatPage {
  data: Chat[]
  meta: ChatPageMeta
}

/**
 * `assistant` is the character.
 */
export type ChatRole = (typeof ChatRole)[keyof typeof ChatRole]

export const ChatRole = {
  system: 'system',
  assistant: 'assistant',
  user: 'user',
} as const

export interface ChatMessage {
  role: ChatRole
  /** Markdown. */
  content: string
  timestamp: string
}

/**
 * What a downloaded chat holds.
 */
export interface ChatFile {
  chat_id: string
  /** Its name. */
  character: string
  messages: ChatMessage[]
}

export interface CreateChatBody {
  character_id: string
  /**
   * An IANA name.
   * @minLength 1
   */
  timezone: string
}

export interface SendMessageBody {
  chat_id: string
  /**
   * @minLength 1
   * @maxLength 1000
   * @pattern \S
   */
  incoming_message: string
  /**
   * An IANA name.
   * @minLength 1
   */
  timezone: string
  /**
   * @minLength 1
   * @maxLength 1000
   */
  greeting_content?: string
}

export interface ResetChatBody {
  chat_id: string
}

/**
 * The label, as the reporter read it.
 */
export type MessageReportCategory = (typeof MessageReportCategory)[keyof typeof MessageReportCategory]

export const MessageReportCategory = {
  Technical_Issues_and_Bugs: 'Technical Issues and Bugs',
  Factual_Errors_and_Misinformation: 'Factual Errors and Misinformation',
  Inappropriate_or_Offensive_Content: 'Inappropriate or Offensive Content',
  'Bias,_Stereotypes,_and_Discrimination': 'Bias, Stereotypes, and Discrimination',
  Privacy_and_Security_Issues: 'Privacy and Security Issues',
  Incitement_to_Hatred_and_Hate_Speech: 'Incitement to Hatred and Hate Speech',
  Pedophilic_Content_and_Sexual_Exploitation_of_Minors: 'Pedophilic Content and Sexual Exploitation of Minors',
  'Incitement_to_Suicide_and_Encouragement_of_Self-Destructive_Behaviors':
    'Incitement to Suicide and Encouragement of Self-Destructive Behaviors',
  Other: 'Other',
} as const

export interface ReportMessageBody {
  /** @minLength 1 */
  reported_message: string
  category: MessageReportCategory
  /** @maxLength 200 */
  optional_message?: string
  chat_id: string
}

export interface DeletedChat {
  deleted_chat_id: string
}

export type VerifyEmailParams = {
  /**
   * The token of the link in the e-mail.
   * @minLength 1
   */
  token: string
}

export type ConfirmEmailUpdateParams = {
  /**
   * The token of the link in the e-mail.
   * @minLength 1
   */
  token: string
}

export type ListCharactersParams = {
  /**
   * Pages start at 1. A page behind the last one is empty.
   * @minimum 1
   */
  page?: number
  /**
   * @minimum 1
   * @maximum 50
   */
  limit?: number
  /**
   * `chatiest`: most messages first. `liked`: most likes first. `latest`: newest first.
   */
  sort?: CharacterSort
}

export type DeleteCharacterParams = {
  character_id: string
}

export type SearchCharactersParams = {
  /**
   * @minLength 1
   */
  query: string
  /**
   * Pages start at 1. A page behind the last one is empty.
   * @minimum 1
   */
  page?: number
  /**
   * @minimum 1
   * @maximum 50
   */
  limit?: number
}

export type ListRandomTraitsParams = {
  /**
   * @minimum 1
   * @maximum 6
   */
  count?: number
}

export type SearchTagsParams = {
  /**
   * @minLength 1
   */
  q: string
}

export type ListMyCharactersParams = {
  /**
   * Pages start at 1. A page behind the last one is empty.
   * @minimum 1
   */
  page?: number
  /**
   * @minimum 1
   * @maximum 50
   */
  limit?: number
  sort_by?: SortBy
  sort_order?: SortOrder
}

export type ListFavoritesParams = {
  /**
   * Pages start at 1. A page behind the last one is empty.
   * @minimum 1
   */
  page?: number
  /**
   * @minimum 1
   * @maximum 50
   */
  limit?: number
  sort_by?: SortBy
  sort_order?: SortOrder
}

export type RenewImageParams = {
  character_id: string
}

export type ListUserCharactersParams = {
  /**
   * Pages start at 1. A page behind the last one is empty.
   * @minimum 1
   */
  page?: number
  /**
   * @minimum 1
   * @maximum 50
   */
  limit?: number
}

export type ListSimilarCharactersParams = {
  /**
   * @minimum 1
   * @maximum 50
   */
  num_characters?: number
}

export type DownloadCharacterCardParams = {
  spec?: CardSpec
}

export type ConfirmRetouchParams = {
  confirm_change: boolean
}

export type FindChatParams = {
  character_id: string
}

export type ListMyChatsParams = {
  /**
   * Pages start at 1. A page behind the last one is empty.
   * @minimum 1
   */
  page?: number
  /**
   * @minimum 1
   * @maximum 50
   */
  limit?: number
}
