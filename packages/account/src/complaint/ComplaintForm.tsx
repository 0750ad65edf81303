import { OperatorError } from '@kit/sdk'
import { fileComplaint } from '@kit/sdk/contract'
import { mutationOf, profileQuery } from '@kit/sdk/query'
import { Banner, Button, Inline, Section, Stack, Textarea, TextField, useMessage } from '@kit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAccountServices } from '../accountContext.ts'

/** The most characters that the operator accepts. */
const most = { title: 120, message: 2000 } as const

interface Fields {
  title: string
  message: string
}

/** Hidden if the operator accepts no complaints. */
export function ComplaintForm() {
  const { site } = useAccountServices()
  const { client } = site.operator
  const message = useMessage()
  const { data: user } = useQuery(profileQuery(client))
  const { mutate, isPending, error } = useMutation(mutationOf(client, fileComplaint))
  const { register, handleSubmit, formState, reset } = useForm<Fields>({
    defaultValues: { title: '', message: '' },
  })
  if (user?.isDemo) return <Banner>{message('account.page.demo')}</Banner>
  if (error instanceof OperatorError && error.status === 404)
    return <Banner>{message('account.complaint.closed')}</Banner>
  const rulesOf = (name: keyof Fields) =>
    register(name, {
      setValueAs: (text: string) => text.trim(),
      required: message('account.complaint.missing'),
      maxLength: {
        value: most[name],
        message: message('account.complaint.long', { count: most[name] }),
      },
    })
  const submit = handleSubmit((fields) => {
    if (isPending) return
    mutate(fields, {
      onSuccess: () => {
        site.toast(message('account.complaint.sent'), 'success')
        reset()
      },
    })
  })
  return (
    <Section title={message('account.complaint.new')}>
      <Stack asChild>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            {...rulesOf('title')}
            label={message('account.complaint.subject')}
            autoComplete="off"
            error={formState.errors.title?.message}
          />
          <Textarea
            {...rulesOf('message')}
            label={message('account.complaint.message')}
            rows={5}
            error={formState.errors.message?.message}
          />
          {error && <Banner tone="danger">{error.message || message('account.complaint.failed')}</Banner>}
          <Inline gap="medium">
            <Button type="submit" tone="action" loading={isPending}>
              {message('account.complaint.submit')}
            </Button>
          </Inline>
        </form>
      </Stack>
    </Section>
  )
}
