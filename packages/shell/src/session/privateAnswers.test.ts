import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { forgetPrivateAnswers } from './privateAnswers.ts'

it('AUTH-043 forgets everything told to the player who left and keeps what is the same for everybody', () => {
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
