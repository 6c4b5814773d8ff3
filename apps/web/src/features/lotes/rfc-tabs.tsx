import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { conteosLotes } from '@valija/contract/lotes.ts'
import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesLotes as t } from '@valija/contract/messages/comisiones-lotes.ts'
import type { z } from 'zod'
import { asApiError } from '../../lib/api-error.ts'
import { lotesApi } from '../../lib/llamadas/lotes.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useWork } from '../../lib/use-work.ts'
import { onPhone } from '../../lib/widths.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toasts.ts'

export type RfcTab = 'correctos' | 'sinValidar'
const Bar = styled('div')({ padding: '8px 12px', [onPhone]: { padding: '8px 0' } })

type RfcTabsProps = {
  value: RfcTab
  /** Each says how many it holds, whichever is open. */
  conteos: z.infer<typeof conteosLotes> | undefined
  onChange: (value: RfcTab) => void
}
/** Inner tabs of 'Procesados' for the commission lotes. */
export function RfcTabs({ value, conteos, onChange }: RfcTabsProps) {
  const { noProcesado, sinValidarRfc } = conteos ?? {}
  const count = (n: number | undefined) => (n === undefined || noProcesado?.topado ? {} : { count: n })
  const sinValidar = sinValidarRfc?.n
  const options = [
    {
      value: 'correctos' as const,
      text: t.correctos,
      ...count(sinValidar === undefined ? undefined : (noProcesado?.n ?? 0) - sinValidar),
    },
    { value: 'sinValidar' as const, text: t.sinValidar, ...count(sinValidar) },
  ]
  return (
    <Bar>
      <Segmented label={t.cuales} value={value} options={options} onChange={onChange} />
    </Bar>
  )
}

type NoValidados = { id: number; nombre: string; motivo: string }[]
/** 'Validar lote': those that pass move to 'Lotes correctos'; the others say why not. */
export function ValidarLote({
  ids,
  onDone,
}: {
  ids: number[]
  onDone: (noValidados: NoValidados, answered: boolean) => void
}) {
  const { busy, run } = useWork()
  const validate = async () => {
    try {
      const { validados, noValidados } = await lotesApi.validarRfc({ body: { ids } })
      if (validados.length > 0) toast(comisiones.loteSinValidarRfc({ n: validados.length }))
      onDone(noValidados, true)
      await invalidateTemas(['lote'])
    } catch (error) {
      onDone([{ id: 0, nombre: t.validar, motivo: asApiError(error).mensaje }], false)
    }
  }
  return (
    <Button variant="contained" loading={busy} onClick={() => void run(validate)}>
      {t.validar}
    </Button>
  )
}
