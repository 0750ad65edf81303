import { expect, it } from 'vitest'
import { currencies } from '../packages/create-site/src/answers.ts'
import * as exported from '../packages/ui/src/Money/currencies.ts'

it('npm create offers each currency that a site can use', () => {
  const records = Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'object' && value.decimals <= 2 ? [name] : [],
  )
  expect(Object.keys(currencies).toSorted()).toEqual(records.toSorted())
})
