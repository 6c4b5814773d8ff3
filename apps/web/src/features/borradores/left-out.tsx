import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { paths } from '../../lib/paths.ts'
import { Rechazados } from '../../ui/facturas/rechazados.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { otrosLotesDe } from './intake.ts'
import { LayoutFailure } from './layout-failure.tsx'
import type { StepProps } from './step-props.ts'

type LeftOutProps = Pick<StepProps, 'id' | 'filas'> & {
  /** Of what ran by itself. */
  error?: unknown
}
/** On every step: what was dropped and is not in this lote, with its reason or where it went. */
export function LeftOut({ id, filas, error = null }: LeftOutProps) {
  const otros = otrosLotesDe(id)
  if (filas.rechazados.length + otros.length === 0 && error === null) return null
  return (
    <Stack mb={12}>
      <LayoutFailure id={id} error={error} />
      <Rechazados rechazados={filas.rechazados} onDismiss={filas.dismiss} />
      {otros.length === 0 ? null : (
        <Notice
          tono="info"
          action={otros.map((otro, i) => (
            <Button
              key={otro}
              size="small"
              variant="outlined"
              href={`${paths.facturaCrearProveedor}?borrador=${otro}`}
              target="_blank"
            >
              {t.abrirOtroLote({ n: i + 2 })}
            </Button>
          ))}
        >
          {t.enOtroLote({ n: otros.length })}
        </Notice>
      )}
    </Stack>
  )
}
