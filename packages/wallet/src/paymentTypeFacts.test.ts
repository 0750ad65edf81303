import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { paymentTypes } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { paymentTypeFacts } from './paymentTypeFacts.ts'

const source = import.meta.dirname

it('a payment type is one record: no other file of the wallet decides by the name of one', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|^testing|essages\.ts$/.test(file),
  )
  const literal = new RegExp(`'(?:${paymentTypes.filter((type) => type !== 'other').join('|')})'`)
  const deciding = files.filter((file) => {
    const text = readFileSync(path.join(source, file), 'utf8')
    return text.split('\n').some((line) => literal.test(line) && /[pP]aymentType|method/.test(line))
  })
  expect(deciding).toEqual([])
  expect(files).toContain('paymentTypeFacts.ts')
})

it('DEP-014 every payment type of the contract has its facts', () => {
  expect(Object.keys(paymentTypeFacts)).toEqual([...paymentTypes])
})
