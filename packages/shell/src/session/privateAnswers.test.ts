import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { forgetPrivateAnswers } from './privateAnswers.ts'

it('AUTH-043 removes the answers of the player who left and keeps those that are the same for everyone', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['home'], 'home')
  queryClient.setQueryData(['markets', '1.23'], 'markets')
  for (const family of ['profile', 'points', 'openBets', 'stakes', 'somethingNew']) {
    queryClient.setQueryData([family], 'private')
  }
  forgetPrivateAnswers(queryClient)
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['home', 'markets'])
})
