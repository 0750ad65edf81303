/** Requirements by the region's name. */
export const ownRequirements: Readonly<Record<string, readonly string[]>> = {
  menu: ['SHELL-018', 'SHELL-056'],
  'account menu': ['SHELL-040', 'SHELL-041', 'SHELL-042', 'SHELL-046', 'SHELL-048'],
  navigation: ['SHELL-056'],
  search: ['SHELL-058', 'SHELL-059', 'SHELL-071'],
  footer: ['SHELL-072', 'SHELL-079', 'SHELL-080', 'SHELL-081', 'SHELL-083', 'SHELL-088'],
  'duplicate screen': ['SHELL-109', 'SHELL-110'],
  toasts: ['ERR-001', 'ERR-004'],
}
