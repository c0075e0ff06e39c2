/** The subjects of e-mails; display only until they can be chosen. */
export const NOTIFICATION_CATEGORIES = [
  {
    id: 'system-updates',
    label: 'Application Updates',
    description: 'What has changed in the application, and when it will be away.',
  },
  {
    id: 'commercial',
    label: 'Product Updates & Offers',
    description: 'New features, news of the community and offers.',
  },
  {
    id: 'security-alerts',
    label: 'Security Alerts',
    description: 'Sign-ins and changes that concern the safety of your account.',
  },
] as const
