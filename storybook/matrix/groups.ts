/** The groups of @kit/ui in the sidebar. A stories file of the package is in one: `Actions/Button`. */
export const groups = ['Actions', 'Fields', 'Overlays', 'Navigation', 'Data', 'Feedback', 'Layout'] as const
