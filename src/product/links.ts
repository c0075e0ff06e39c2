/** Addresses outside the product; all open in a new tab. Neutral examples until the real ones exist. */
export const COMMUNITY_URL = 'https://community.example.com/invite'
export const PRIVACY_URL = 'https://www.example.com/privacy'
export const TERMS_URL = 'https://www.example.com/terms'
export const CONTACT_URL = 'https://www.example.com/contact'
export const POLICIES_URL = 'https://www.example.com/policies'
export const RESPONSIBLE_AI_URL = 'https://www.example.com/using-ai-responsibly'
