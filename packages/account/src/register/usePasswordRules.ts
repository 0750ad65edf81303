import { useMessage, type PasswordRule } from '@kit/ui'

/** The first two are required, the others recommended. */
export function usePasswordRules(): PasswordRule[] {
  const message = useMessage()
  return [
    {
      id: 'length',
      label: message('account.register.rule.length'),
      isMet: (typed) => [...typed].length >= 8,
    },
    { id: 'digit', label: message('account.register.rule.digit'), isMet: (typed) => /\d/.test(typed) },
    { id: 'upper', label: message('account.register.rule.upper'), isMet: (typed) => /\p{Lu}/u.test(typed) },
    {
      id: 'symbol',
      label: message('account.register.rule.symbol'),
      isMet: (typed) => /[^\p{L}\p{N}\s]/u.test(typed),
    },
  ]
}
