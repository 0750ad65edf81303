import { describe, expect, it } from 'vitest'
import { isSportsBookId, sportsBookAddress } from './sportsBookAddress.ts'

describe('the address of the sports book', () => {
  it('ROUTE-030 ROUTE-031 is the configured one, with the id in its position', () => {
    expect(sportsBookAddress('https://book.example/{id}?brand=a')).toBe('https://book.example/?brand=a')
    expect(sportsBookAddress('https://book.example/{id}?at={id}', '4')).toBe('https://book.example/4?at=4')
    expect(sportsBookAddress('https://book.example/all', '4')).toBe('https://book.example/all')
  })

  it('prevents an id from changing the rest of the address', () => {
    expect(sportsBookAddress('https://book.example/{id}', '$&/?#')).toBe(
      'https://book.example/%24%26%2F%3F%23',
    )
  })

  it.each(['4', '1.200806927', 'sr:match'.replace(':', '-'), 'a'.repeat(64)])('accepts %s as an id', (id) =>
    expect(isSportsBookId(id)).toBe(true),
  )

  it.each([undefined, '', '.', '..', '../admin', 'a b', '<script>', 'a'.repeat(65)])('refuses %s', (id) =>
    expect(isSportsBookId(id)).toBe(false),
  )
})
