import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { asApiError } from '../../lib/api-error.ts'
import { useWork } from '../../lib/use-work.ts'
import { ErrorNotice, type NoticeProps } from '../../ui/notice.tsx'
import { layoutDe, uploadLayout } from './papeles.ts'

type LayoutFailureProps = Pick<NoticeProps, 'mb'> & { id: string; error: unknown; onTaken?: () => void }
/** Why a call of the wizard failed; a layout that would make the lote worse is taken all the same in one press. */
export function LayoutFailure({ id, error, onTaken, mb }: LayoutFailureProps) {
  const { busy, failure, run } = useWork()
  const file = layoutDe(error)
  const peor = file !== null && asApiError(error).codigo === 'layoutNoReemplazado'
  return (
    <>
      <ErrorNotice error={failure} mb={mb} />
      <ErrorNotice
        error={error}
        title={file?.name}
        mb={mb}
        action={
          peor ? (
            <Button
              size="small"
              variant="outlined"
              loading={busy}
              onClick={() =>
                void run(async () => {
                  await uploadLayout(id, file, { deTodosModos: 'si' })
                  onTaken?.()
                })
              }
            >
              {t.usarElNuevo}
            </Button>
          ) : undefined
        }
      />
    </>
  )
}
