import path from 'node:path'
import { abrirInstalacion } from '../apps/server/src/operacion/abrir-instalacion.ts'
import { ajustesDelOriginal } from '../apps/server/src/operacion/ajustes.ts'
import { restaurar } from '../apps/server/src/operacion/restaurar.ts'
import { explainFailure } from './explain-failure.ts'
import { readWords } from './read-words.ts'

/** `npm run restaurar -- DIR`: a copy into the empty installation that the environment names. */
const uso = 'Uso: npm run restaurar -- CARPETA (la de una copia terminada)'
const [dir, ...sobran] = readWords({ allowPositionals: true }, uso).positionals
if (!dir || sobran.length > 0) {
  console.error(uso)
  process.exit(2)
}
try {
  const instalacion = await abrirInstalacion(process.env, { nueva: true })
  try {
    const { manifiesto, deOtroLugar } = await restaurar(instalacion, path.resolve(dir), (text) =>
      console.log(text),
    )
    console.log(
      `Restaurada la copia del ${manifiesto.fecha}. Los ajustes quedaron en ${instalacion.dataDir}/ajustes.env.`,
    )
    if (deOtroLugar.length > 0)
      console.log(
        `Dicen dónde estaba la original, no se pusieron y aquí faltan: ${deOtroLugar.join(', ')}.\n` +
          `Están en ${instalacion.dataDir}/${ajustesDelOriginal}; pasa a ajustes.env los que valgan aquí.`,
      )
    console.log(
      'Iniciará en pausa: no manda ni elimina nada hasta que un administrador la ponga en marcha en\n' +
        'Configuraciones › Instalación, o con «npm run instalacion -- armar».',
    )
  } finally {
    await instalacion.cerrar()
  }
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}
