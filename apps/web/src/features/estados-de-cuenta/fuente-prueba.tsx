import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { bytesEstado } from '@valija/contract/estados-de-cuenta.ts'
import { estadosDeCuentaPantalla } from '@valija/contract/messages/estados-de-cuenta.ts'
import { fuentesPantalla as t } from '@valija/contract/messages/fuentes-pantalla.ts'
import { columnasDeEstado, type PruebaDePerfil } from '@valija/contract/perfiles-de-estado.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import { useState } from 'react'
import { fecha } from '../../lib/formats.ts'
import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Bullets, Paragraph, Quiet, Row, Stack, Subtitle } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { c } from '../../ui/tokens.ts'
import { archivosDeEstado } from './archivos-de-estado.ts'
import { UseRow } from './fuente-form.tsx'
import { type FuenteForm, type FuenteValues, fuenteSchema, onWire } from './fuente-values.ts'

const Scroll = styled('div')({
  overflow: 'auto',
  maxHeight: 280,
  border: `1px solid ${c.linea}`,
  borderRadius: 6,
  '& table': { borderCollapse: 'collapse', fontSize: 14 },
  '& th, & td': {
    padding: '4px 10px',
    textAlign: 'left',
    borderTop: `1px solid ${c.linea}`,
    whiteSpace: 'nowrap',
  },
  '& tr:first-of-type > *': { borderTop: 0 },
  '& th': { color: c.texto2, fontWeight: 500 },
  '& .n': { textAlign: 'right' },
})

const plain = (text: string) => sinAcentos(text).toLowerCase()
/** Usual words of a bank for each column. */
const usual: Record<(typeof columnasDeEstado)[number], RegExp> = {
  referenciaAmpliada: /ampliad/,
  fechaOperacion: /fecha|dia/,
  concepto: /concepto|descripcion|movimiento|detalle/,
  referencia: /referencia|folio|autorizacion/,
  cargos: /cargo|retiro|debito/,
  abonos: /abono|deposito|credito|importe|monto/,
  saldo: /saldo/,
}
/** Names each column after the row's own headers, by the usual words; what nothing names stays empty. */
function takeHeaders(form: FuenteForm, row: readonly string[], n: number) {
  const free = new Set(row.filter((one) => one.trim() !== ''))
  form.setValue('primerRenglon', String(n + 1), { shouldValidate: true })
  for (const columna of [
    'referenciaAmpliada',
    ...columnasDeEstado.filter((one) => one !== 'referenciaAmpliada'),
  ] as const) {
    const named = [...free].find((one) => usual[columna].test(plain(one)))
    if (named !== undefined) free.delete(named)
    form.setValue(`encabezados.${columna}`, named?.trim() ?? '', {
      shouldDirty: true,
      shouldValidate: named !== undefined,
    })
  }
  // One amount with its sign is both columns.
  const { abonos, cargos } = form.getValues('encabezados')
  if (cargos === '' && /importe|monto/.test(plain(abonos)))
    form.setValue('encabezados.cargos', abonos, { shouldDirty: true })
}

/** Three words or more; a row of figures names nothing. */
const looksLikeHeaders = (fila: readonly string[]): boolean =>
  fila.filter((cell) => cell.trim() !== '' && !/\d/.test(cell)).length >= 3

function Muestra({
  filas,
  onHeaders,
}: {
  filas: readonly (readonly string[])[]
  onHeaders: (i: number) => void
}) {
  const width = Math.max(0, ...filas.map((fila) => fila.length))
  return (
    <Scroll tabIndex={0} role="region" aria-label={t.probarArchivo}>
      <table>
        <tbody>
          {filas.map((fila, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {Array.from({ length: width }, (_none, j) => (
                <td key={j}>{fila[j] ?? ''}</td>
              ))}
              <td>
                {looksLikeHeaders(fila) && i < 59 ? <UseRow n={i + 1} onClick={() => onHeaders(i)} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

function Lectura({ lectura, moneda }: { lectura: NonNullable<PruebaDePerfil['lectura']>; moneda: string }) {
  const w = estadosDeCuentaPantalla
  return (
    <Notice
      tono={lectura.ilegibles.length > 0 || lectura.avisoDeSignos ? 'atencion' : 'ok'}
      title={t.seLeeria({ n: lectura.filas })}
    >
      {lectura.avisoDeSignos ? <Paragraph>{lectura.avisoDeSignos}</Paragraph> : null}
      <Quiet>
        {fecha(lectura.desde)} – {fecha(lectura.hasta)} · {w.sumaAbonos}{' '}
        <Money value={lectura.sumaAbonos} currency={moneda} /> · {w.sumaCargos}{' '}
        <Money value={lectura.sumaCargos} currency={moneda} />
      </Quiet>
      <Bullets mt={4}>
        {lectura.renglones.slice(0, 5).map((one) => (
          <li key={one.renglon}>
            {fecha(one.fechaOperacion)} {one.concepto} <Quiet>{one.referencia}</Quiet>{' '}
            <Money value={one.abonos === 0 ? 0 - one.cargos : one.abonos} currency={moneda} />
          </li>
        ))}
        {lectura.ilegibles.slice(0, 5).map((one) => (
          <li key={one.renglon}>
            {w.renglon({ n: one.renglon, hojas: lectura.hojas })}: {one.motivo} <Quiet>{one.texto}</Quiet>
          </li>
        ))}
        {lectura.ilegibles.length > 5 ? <li>{w.yMas({ n: lectura.ilegibles.length - 5 })}</li> : null}
      </Bullets>
    </Notice>
  )
}

function tryOn(file: File | null, values: FuenteValues | null): Promise<PruebaDePerfil> {
  const body = new FormData()
  // Parts before the file: the server reads them in order.
  if (values !== null) body.append('perfil', JSON.stringify(onWire(values)))
  if (file !== null) body.append('archivo', file)
  return estadosDeCuentaApi.probarPerfil({ form: body })
}

/** The profile on a real file before it is saved: what the sheet holds, and what would be read of it. */
export function FuentePrueba({ form, dado }: { form: FuenteForm; dado: File | null }) {
  const [archivo, setArchivo] = useState(dado)
  const [prueba, setPrueba] = useState<{ of: string; prueba: PruebaDePerfil } | null>(null)
  const { busy, failure, run } = useWork()
  const { begin } = useTurn()
  // A file refused elsewhere is here already, with its rows.
  const filas = useQuery({
    queryKey: ['estados-de-cuenta', 'muestra', dado?.name, dado?.size, dado?.lastModified],
    queryFn: () => tryOn(dado, null),
    enabled: dado !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const now = JSON.stringify(form.watch())
  const send = (file: File, values: FuenteValues | null) =>
    run(async () => {
      const mine = begin()
      // Of the profile as it was sent: what is typed meanwhile has not been tried.
      const of = JSON.stringify(form.getValues())
      const answer = await tryOn(file, values)
      if (!mine.aborted) setPrueba({ of, prueba: answer })
    })
  const withFile = (file: File) => {
    setArchivo(file)
    const parsed = fuenteSchema.safeParse(form.getValues())
    void send(file, parsed.success ? parsed.data : null)
  }
  const stale = prueba !== null && prueba.of !== now
  const shown = prueba?.prueba ?? filas.data
  return (
    <Stack as="section" aria-label={t.pruebaTitulo} min={0}>
      <div>
        <Subtitle>{t.pruebaTitulo}</Subtitle>
        <Quiet>{t.pruebaTexto}</Quiet>
      </div>
      <Dropzone
        accept={archivosDeEstado}
        acceptText={estadosDeCuentaPantalla.tipos}
        multiple={false}
        maxSize={bytesEstado}
        label={t.probarArchivo}
        compact
        onFiles={([file]) => {
          if (file) withFile(file)
        }}
      />
      {busy || filas.isFetching ? (
        <span role="status">
          {t.probando}
          <LinearProgress aria-label={t.probando} />
        </span>
      ) : null}
      <ErrorNotice error={failure ?? filas.error} />
      {shown === undefined ? null : (
        <>
          <Quiet>{t.muestraDe({ nombre: shown.nombreArchivo })}</Quiet>
          <Muestra
            filas={shown.muestra}
            onHeaders={(i) => takeHeaders(form, shown.muestra[i] ?? [], i + 1)}
          />
          {archivo === null ? null : (
            <Row gap={12}>
              <Button
                variant="outlined"
                loading={busy}
                onClick={() => void form.handleSubmit((values) => send(archivo, values))()}
              >
                {t.probar}
              </Button>
              {stale ? <Quiet>{t.pideProbar}</Quiet> : null}
            </Row>
          )}
          {stale || shown.falla === null ? null : (
            <Notice tono="error" title={t.noSeLeeria}>
              {shown.falla}
            </Notice>
          )}
          {stale || shown.lectura === null ? null : (
            <Lectura lectura={shown.lectura} moneda={form.getValues('moneda')} />
          )}
        </>
      )}
    </Stack>
  )
}
