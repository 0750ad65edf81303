/** The groups of @kit/ui in the sidebar. Each stories file of the package is in one: `Actions/Button`. */
export const componentGroups = [
  'Actions',
  'Fields',
  'Overlays',
  'Navigation',
  'Data',
  'Feedback',
  'Layout',
] as const

/**
 * The groups of all packages, in the order of the sidebar. Each stories file of a feature is in one:
 * `Betting/BetSlip`.
 */
export const groups = [...componentGroups, 'Betting', 'Account', 'Wallet', 'Casino'] as const

/** The sidebar: Storybook's own documents first, the generated matrices last. */
export const sidebar = ['Foundations', 'Guides', ...groups, 'Matrix'] as const
