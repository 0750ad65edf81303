/**
 * Corrected versions of texts with mistakes in the specification, for sites with the flag `copy.corrected`. Source:
 *
 */
export const correctedMessages = {
  'betting.quick.warning': 'Your existing bet data will be cleared',
  'betting.quick.login': 'Login first to continue ...',
  'betting.stakes.saved.quickBets': 'Updated successfully',
} as const satisfies Record<string, string>
