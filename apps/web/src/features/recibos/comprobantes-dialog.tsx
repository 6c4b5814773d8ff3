import { useQuery } from '@tanstack/react-query'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { ComprobantesDeLote } from '@valija/contract/recibos.ts'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Quiet, Stack, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Status } from '../../ui/status.tsx'
import { WaitingShape } from '../../ui/waiting.tsx'
import { ComprobantesLista } from './comprobantes-lista.tsx'
import { comprobantesQuery } from './recibos-calls.ts'

type ComprobantesDialogProps = {
  loteId: number
  onClose: () => void
  title?: string
  /** What stands above the list: the form of a new proof. */
  children?: (datos: ComprobantesDeLote) => ReactNode
}

/** The proofs of a lote, what is paid and what is missing. */
export function ComprobantesDialog({ loteId, onClose, title, children }: ComprobantesDialogProps) {
  const { data, error } = useQuery(comprobantesQuery(loteId))
  return (
    <Dialog
      onClose={onClose}
      title={title ?? t.comprobantes}
      over={data?.lote.nombre}
      beside={data ? <Status estado={data.lote.estatus} /> : undefined}
      under={
        data ? (
          <span>
            <Quiet>{data.lote.proveedorNombre}</Quiet>
            <br />
            {t.porPagar} <Money value={data.lote.porPagar} currency={data.lote.moneda} strong />{' '}
            <Quiet>
              / <Money value={data.lote.total} currency={data.lote.moneda} />
            </Quiet>
          </span>
        ) : undefined
      }
    >
      <ErrorNotice error={error} />
      {data ? (
        <Stack gap={20}>
          {children?.(data)}
          <Stack as="section" gap={8}>
            {children ? (
              <Text as="h2" m={0} heading={16}>
                {t.comprobantes}
              </Text>
            ) : null}
            <ComprobantesLista datos={data} />
          </Stack>
        </Stack>
      ) : error === null ? (
        <WaitingShape height={160} />
      ) : null}
    </Dialog>
  )
}
