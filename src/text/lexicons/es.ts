import type { SentimentLexicon } from './lexicon.js'

export const lexicon: SentimentLexicon = {
  language: 'es',
  matching: 'stem',
  grades: {
    '3': `
      adora adoro amabilísimo amo amor asombrosa asombroso brutal buenísima buenísimo delicia deliciosa delicioso
      divino enamorada enamorado encanta encantada encantado encantó espectacular espléndida espléndido estupenda
      estupendo excelencia excelente excelentes excepcional exquisito extraordinario fabulosa fabuloso fantástica
      fantástico favorita favorito fenomenal formidable genial guapísima ideal impecable impresionante increíble
      increíbles inmejorable inolvidable insuperable joya limpísimo lujo magistral magnífica magnífico maravilla
      maravillas maravillosa maravilloso mejor mejores paradisíaco paraíso perfección perfecta perfectamente
      perfecto riquísimo sensacional soberbio sobresaliente sublime
    `,
    '2': `
      abundante abundantes acertada acertado acierto acogedor acogedora acogida actual agradable agradecer
      agradecida agradecido agradezco alegra alegre alegro alegría amabilidad amable amables amplia amplio
      apasionante apreciar aprovechar asequible atenta atento atentos barato bella belleza bello beneficio bien
      bonita bonitas bonito bravo brillante buen buena buenas bueno buenos cariño cariñoso cercanía chollo chula
      chulo clara claro comodidad competente completa completo confiable confort confortable contenta contento
      contentos cool coqueto cordial cuidada cuidados cuidadoso cálida cálido cómoda cómodo decorado descansar
      descanso destaca destacable destacar detallista disfruta disfrutado disfrutamos disfrutar disfruté divertida
      divertido dulce duradero económico educativo eficacia eficaz eficiente elegante emocionado emocionante
      encantador encantadora encantan encanto enhorabuena enriquecedor entretenido espaciosa espacioso especial
      esperanza estable facilidad fascinante felices felicidad felicidades feliz fiable fluido fresco fuerte fácil
      ganado ganar ganga ganó generoso gozar gracias graciosa gracioso gratis gratuita gratuito guapa guapo guay
      gusta gustado gustaron gustoso gustó hermosa hermoso honesto hospitalidad impoluto informativo innovador
      inspirador instructivo interesante intuitivo ligero limpia limpieza limpio linda lindo lujoso luminosa
      luminoso manejable mejora mejorado mejoró merece moderna moderno mono motivador mágica mágico nítida nítido
      oferta orgullo orgulloso original paz placer potente preciosa precioso precisa preciso profesional práctica
      práctico puntual puntualidad rapidez recomendable recomendado recomendamos recomendar recomendaría
      recomiendan recomiendo reformado regalo relajado relajante relax renovado resistente reír rica rico ricos
      risa robusto romántico rápida rápido sabrosa sabroso satisfacción satisfactoria satisfactorio satisfecha
      satisfecho seguro sencilla sencillo servicial serviciales silencioso simpatía simpática simpático sincero
      soleado sorprendente sorprendido suave suerte surtido sólido tranquila tranquilidad tranquilo triunfo vale
      valer valiosa valioso veloz ventaja ventajas victoria ágil ánimo éxito útil útiles
    `,
    '1': `
      aceptable adecuada adecuado adecuados ajustado aprender aprendido aprendí apropiado cerca cercana cercano
      compatible completos comprensible conveniente correcta correcto cumple céntrica céntrico céntricos decente
      disponible funciona funcionan funcionó grande grandes moderado normal nueva nuevo ok pasable próximo
      razonable repetir suficiente tradicional típico variada variado variedad volver volveremos volveré volvería
      volveríamos
    `,
    '0': '',
    '-0.7': `
      alejada alejado angosto baja bajo básico cambiar corriente corto costoso devolución devolver devolví
      devuelto diminuto dura duro espera esperando esperar estrecha estrecho justa justito lejano lejos limitada
      limitado mejorable mejorar minúsculo normalita normalito oscura oscuro pagar pequeña pequeñas pequeño
      pequeños pesado reducida reducido reemplazar regular reparación reparar sencillito simple tarde tardó
    `,
    '-2': `
      abandonado abarrotado abollado aburre aburrida aburrido aburrimiento abusivo abuso advertencia agobiante
      agobio agota agotado anticuado antigua antiguo antipática antipático antipáticos apestoso arañazos
      arrepentido arrepiento arrogante asusta asustado ausencia averiada averiado avería bloquea borde bordes
      borrosa borroso cabreado caducado calienta cansada cansado caos cara carece carecía carencia caro caros
      cobran cobraron cola colas complicada complicado confundido confusa confusión confuso congela contras crisis
      crudo cuelga cuidado culpa culpable dañado decepcionada decepcionado decepcionante decepcionó decepción
      defecto defectuoso deficiente demora demoras deplorable derrota desafortunadamente desagradable desatento
      descascarillado descuidada descuidado desgastado desgracia desgraciadamente desinterés desorden
      desorganización desorganizado despectivo desperdiciado desperdicio desventaja desventajas deteriorado
      difícil distorsionado dolor dolores duele débil endeble enfadado enfermedad enfermo engañosa engañoso
      enojado enojo enredado equivocación equivocado error errores escasa escasez escaso estropeada estropeado
      estrés evitar eviten falla fallaba fallan fallando fallido fallo fallos falló falsedad falso falta faltaba
      fastidio fastidioso fea feo floja flojo fracaso fracasó frustración frustrado frustrante frágil fría frío
      furioso grasiento gritos grosero guerra helado huele humedad humedades ignorar ignoraron imposible
      incomodidad incompatible incompetencia incompetente incompleto inconveniente inconvenientes incorrecto
      incómoda incómodas incómodo incómodos indiferente inepto inestable inexistente injusta injusto inseguro
      inservible insuficiente insuficientes insípido irrelevante irritante jaleo lamentablemente lenta lentitud
      lento lentos llorando llorar lloro lástima lástimas mal mala malas maleducado malo maloliente malos mancha
      manchas masificado matar mediocre mentira mentiras mentiroso miedo mienten mintieron moho molesta molestaba
      molestan molestia molestias molesto molestos monótono muerte muerto murió mínimo negaron negativa negativo
      niegan nula nulo obras odia odiar odioso olor olores olía pega peligro peligroso pena perder perdido perdí
      pesadez pestilente pierde pobre pobres pobreza polvo preocupación preocupado preocupante prepotente problema
      problemas pérdida queja quejas quemado rabia rancio rayado rayones reinicia repetitivo retraso retrasos
      riesgo rompió rota rotas roto roído ruido ruidos ruidosa ruidosas ruidoso salado seca seco
      sobrecalentamiento sobrecalienta sobreprecio sosa soso sucia suciedad sucio sufrimiento sufrir sufro
      superficial tardan tardanza tardaron tedioso triste tristes tristeza vergonzosa vieja viejas viejo viejos
      víctimas
    `,
    '-3': `
      aberrante abominable asco asquerosa asqueroso atroz basura cabrón carísima carísimo chapuza cucaracha
      cucarachas cutre cutrísimo denigrante desastre detesto engañado engañar engaño espantoso estafa estúpida
      estúpido fatal fraude gilipollas horrible horror horrorosa horroroso idiota imbécil imperdonable inaceptable
      inadmisible indignado indignante insoportable insufrible intolerable inútil joder ladrones lamentable
      malísima malísimo mierda miserable nefasto odio peor peores pesadilla puta putada pésima pésimo repugnante
      robar robaron robo terrible timo vergonzoso vergüenza vomitivo
    `,
  },
  phrases: `
    2.5: buena calidad, merece la pena, vale la pena, valió la pena
    2: buen estado, ningún problema, sin palabras, sin problemas
    1.5: sin problema
    1.2: nada mal
    1: no está mal
    0.7: menos mal, por encima
    0.5: buenas noches, buenos días, calidad precio
    0.3: de nuevo
    0: a lo mejor, la pena, mejor dicho, no solo, por favor, relación calidad, sin falta
    -0.5: de menos
    -0.7: debería, deberían, echar de menos, hace falta
    -1: nada que ver
    -1.5: podría mejorar, podría ser mejor, podrían mejorar, se cae
    -2: que desear
    -2.5: en mal estado, mal olor, mala calidad, mucho que desear, se rompió
    -3: deja mucho que desear, no lo recomiendo, no recomiendo, no volveremos, no volveré, no volvería
  `,
  concord: true,
  negators: `
    no nunca ni jamás nada nadie ningún ninguna ninguno sin tampoco apenas
  `,
  intensifiers: `
    muy tan súper super extremadamente realmente totalmente absolutamente completamente bastante increíblemente
    verdaderamente especialmente sumamente más mucho mucha todo siempre
  `,
  diminishers: `
    algo poco relativamente ligeramente casi medianamente
  `,
  too: `
    demasiado
  `,
  contrast: `
    pero aunque sino excepto salvo mientras embargo obstante
  `,
  subordinators: `
    porque que donde cuando si como pues ya para cual
  `,
  coordinators: 'y e o u',
}
