import LinearProgress from '@mui/material/LinearProgress'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usePhone } from '../../lib/use-media.ts'
import { type Grupo, grupos, isInGrupo, type Metodo } from '../../ui/facturas/group-filas.ts'
import { Block, look, Row, Text } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { Dictamen } from './dictamen.ts'
import type { StepProps } from './step-props.ts'

/** How many go on, for how much, and what keeps the others. */
export function Resumen({ dictamen, validadas }: { dictamen: Dictamen; validadas: boolean }) {
  const { siguen, fuera, sinVerificar, total } = dictamen
  const n = siguen.length
  const esperan = sinVerificar > 0 && validadas
  return (
    <>
      {n === 0 ? null : (
        <>
          <b>{validadas ? t.continuan({ n }) : t.facturas({ n })}</b>
          {t.porTotal({ total, pero: validadas ? '' : t.sinVerificarAun })}
        </>
      )}
      {fuera > 0 ? t.quedanFuera({ n: fuera }) : null}
      {fuera > 0 && esperan ? t.fueraY : null}
      {esperan ? t.esperanSat({ n: sinVerificar }) : null}
      {fuera > 0 || esperan ? '.' : null}
    </>
  )
}

type FiltrosProps = {
  dictamen: Dictamen
  grupo: Grupo
  setGrupo: (grupo: Grupo) => void
  metodo: Metodo | null
  setMetodo: (metodo: Metodo | null) => void
}
export function Filtros({ dictamen: { todas }, grupo, setGrupo, metodo, setMetodo }: FiltrosProps) {
  const phone = usePhone()
  return (
    <Row align="stretch" scrollX px={phone ? 0 : 12} pt={phone ? 0 : 10} pb={10}>
      <Segmented
        label={t.filtroGrupo}
        value={grupo}
        onChange={setGrupo}
        options={grupos.map((value) => ({
          value,
          text: t.grupos[value],
          count: todas.filter((fila) => isInGrupo(fila, value)).length,
        }))}
      />
      <Text grow />
      <Segmented
        label={t.filtroMetodo}
        value={metodo ?? ''}
        onChange={(value) => setMetodo(value === metodo || value === '' ? null : value)}
        options={(['PUE', 'PPD'] as const).map((value) => ({
          value,
          text: t.metodos[value],
          count: todas.filter((fila) => fila.cabecera?.metodoPago === value).length,
        }))}
      />
    </Row>
  )
}

export function Progress({ filas, pendientes }: Pick<StepProps, 'filas'> & { pendientes: number }) {
  const total = filas.filas.length
  const reading = filas.leidas < total
  const archivos = filas.subidos + filas.enEspera
  const working = filas.enEspera > 0 || reading || pendientes > 0
  return (
    <>
      {filas.sinRed ? (
        <Notice tono="atencion" mb={12}>
          {t.sinRed}
        </Notice>
      ) : null}
      <Block role="status" tall={20} tone="texto2">
        {reading || filas.enEspera > 0 ? t.leidas({ hechas: filas.leidas, total }) : null}
        {filas.enEspera > 0 ? `. ${t.subidas({ hechas: filas.subidos, total: archivos })}` : null}
        {pendientes > 0 ? t.validando({ n: pendientes }) : null}
      </Block>
      <Block thin mt={2} mb={8}>
        {working ? (
          <LinearProgress
            className={look({ thin: true })}
            aria-label={interfaz.cargando}
            variant={!reading && filas.enEspera > 0 ? 'determinate' : 'indeterminate'}
            value={filas.subidos}
            max={archivos}
          />
        ) : null}
      </Block>
    </>
  )
}
