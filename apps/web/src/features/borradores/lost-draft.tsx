import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader, type PageHeaderProps } from '../../ui/page-header.tsx'

type LostDraftProps = {
  crumbs: PageHeaderProps['crumbs']
  error: unknown
  /** What this window still had for it. */
  fuera: ReactNode
  onAgain: () => void
}
/** A draft that was saved or thrown away elsewhere. */
export const LostDraft = ({ crumbs, error, fuera, onAgain }: LostDraftProps) => (
  <>
    <PageHeader title={t.titulo} crumbs={crumbs} />
    {fuera}
    <ErrorNotice
      error={error}
      action={
        <Button size="small" variant="outlined" onClick={onAgain}>
          {t.empezarOtro}
        </Button>
      }
    />
  </>
)
