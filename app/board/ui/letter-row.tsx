// The row of /perfil of an administrator: whether the letter of Monday comes.
import { Form } from 'react-router'
import { AccountRow, TopicIntro } from '#accounts/ui/account-rows.tsx'
import { LETTER_CHOICE_PATH } from '#board/domain/board-paths.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { Button } from '#platform/ui/basics/button.tsx'

export function LetterRow({ isStopped }: { isStopped: boolean }) {
  return (
    <AccountRow
      id="tablero"
      icon="layout-dashboard"
      title="Correo del tablero"
      state={
        <Badge tone={isStopped ? 'slate' : 'green'} icon={isStopped ? 'circle' : 'circle-check'}>
          {isStopped ? 'Apagado' : 'Activo'}
        </Badge>
      }
    >
      <TopicIntro>Los lunes a las 07:00, la semana en diez líneas. Si no pasó nada, no llega.</TopicIntro>
      <Form method="post" action={LETTER_CHOICE_PATH} preventScrollReset>
        <Button type="submit" kind="white" name="correo" value={isStopped ? 'si' : 'no'}>
          {isStopped ? 'Mandármelo los lunes' : 'No mandármelo más'}
        </Button>
      </Form>
    </AccountRow>
  )
}
