import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { contar } from '@valija/contract/message-type.ts'
import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { type ReactNode, useId } from 'react'
import { dinero } from '../../lib/formats.ts'
import { Field } from '../../ui/form/field.tsx'
import { Block, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Factura, type FacturaProps } from './factura.tsx'
import { abiertasQuery } from './prefacturas-calls.ts'

const t = comisionesPantalla.factura

type Props = Omit<FacturaProps, 'id'> & {
  agente: number | null
  prefactura: number | null
  onChoose: (id: number | null) => void
  /** Where the bookings are chosen: an empty tab leads there. */
  elegir: ReactNode
}
/** 'Ingresa factura': against which pre-invoice, its XML, the dictamen with the sheet, its PDF, and saving. */
export default function FacturaTab({ agente, prefactura, onChoose, elegir, ...one }: Props) {
  const { data: abiertas, error } = useQuery({
    ...abiertasQuery(agente, prefactura),
    placeholderData: keepPreviousData,
  })
  const selectId = useId()
  const filas = abiertas ?? []
  // The only one is meant where none is named: one that is named and gone does not hand its files to another.
  const chosen =
    prefactura === null && filas.length === 1 ? filas[0] : filas.find(({ id }) => id === prefactura)
  if (abiertas === undefined) return error === null ? <Waiting /> : <ErrorNotice error={error} />
  if (filas.length === 0)
    return (
      <Notice tono="atencion" title={comisiones.sinPrefacturas} action={elegir}>
        {comisiones.seleccionaReservas}
      </Notice>
    )
  return (
    <Stack gap={16}>
      <ErrorNotice error={error} />
      <Block max={460}>
        <Field id={selectId} label={t.elige} help={t.eligeTexto}>
          <Select
            fullWidth
            SelectDisplayProps={{ id: selectId, 'aria-label': t.elige }}
            value={chosen?.id ?? ''}
            displayEmpty
            onChange={({ target }) => onChoose(Number(target.value) || null)}
          >
            {chosen === undefined ? <MenuItem value="">—</MenuItem> : null}
            {filas.map(({ id, numReservas, totalAPagar }) => (
              <MenuItem key={id} value={id}>
                {`${comisionesPantalla.prefactura.numero({ id })} · ${contar(numReservas, ...lotesPantalla.sustantivoReserva)} · ${dinero(totalAPagar)}`}
              </MenuItem>
            ))}
          </Select>
        </Field>
      </Block>
      {chosen === undefined ? null : <Factura key={chosen.id} id={chosen.id} {...one} />}
    </Stack>
  )
}
