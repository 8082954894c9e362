import type { CommandLexicon } from "./command-lexicon.ts";

export const commandLexiconEn: CommandLexicon = {
  help: "help|help me|commands?|menu|options|what can (?:i|you) (?:say|do|write|ask|type)(?: here)?|what do you (?:understand|know)|how does (?:this|it) work|how do i use (?:this|it)",
  undo: "(?:scrap|forget|ignore|reverse|revert|cancel) (?:that|this|it|what i (?:just )?(?:did|said|asked)|the last (?:one|thing|change))(?: last)?(?: change| bit)?|(?:put|set|change|turn|bring|roll) (?:it|that|things|everything|this)(?: all)? back(?: (?:to )?(?:how|the way|as|what) (?:it|they|things) (?:was|were|had been))?(?: before)?|go back(?: to how it was)?|roll back|(?:that|it) was (?:a mistake|wrong)|as it was|i take (?:that|it) back|un-?do (?:\\p{L}+ ){0,4}(?:just|last|did|thing|change)(?: \\p{L}+){0,2}|(?:undo|revert|reverse|take (?:that|it|this) back|put (?:it|that) back|change (?:it|that) back)(?: (?:that|it|this|the last (?:one|change|thing)|last|change|my last change))?",
  beCustomer:
    "(?:as|like|be|try (?:it |this )?as|write as|i(?:'?m| am)|pretend to be|act as) (?:a |the )?(?:customer|client)|(?:customer|client) mode|try the bot|test the bot",
  beOwner:
    "(?:as|be|i(?:'?m| am)|back to|back as) (?:the |an? )?(?:owner|boss|agent|work|commands?|me|myself|stylist|barber)|(?:owner|boss|agent|normal|work) mode|stop (?:being a )?(?:customer|client)(?: mode)?|(?:exit|leave|end) (?:customer|client)(?: mode)?",
  customer:
    "do you(?: guys)?|are you(?: guys)?|have you(?: got)?|you got|can i|could i|may i|can we|could we|is it possible|my (?:appointment|booking|haircut|visit|slot)|i'?d (?:like|love)|i would (?:like|love)|i want (?:a|an|to (?:book|come))|i need (?:a|an)|book me|(?:fit|squeeze|slot) me in|(?<!(?:it|that|this|them|out|off|on|up|block|day|everyone|today|tomorrow|am|pm|\\d) )for me|how much|looking for|any chance",
  othersIll:
    "(?:she|he|they|client|customer|kid|son|daughter|child)(?:'?s|'?re| is| are| has| was| got)? (?:\\p{L}+ ){0,2}(?:sick|ill|unwell|poorly|the flu)",
  sick: "running a (?:temp|temperature|fever)|(?:temp|temperature)(?: of)?|burning up|no way (?:i'?m|am i|i am|i'll be) (?:working|coming|making|going)|(?:rotten|sore|bad|awful) (?:throat|back|head|stomach|tummy)|feel like (?:death|crap|shit)|can'?t (?:even )?(?:stand|move|get up)|shivering|the shivers|on the couch with|knocked out|wiped out|can'?t (?:do|face|manage|take) (?:any|mine|my|today|tomorrow|anyone|anybody|work)|count me out|don'?t count on me|laid up|rough as|in a bad way|in hospital|flat on my back|chemo|my back'?s gone|at a&e|in a&e|done my back(?: in)?|temperature of|stomach flu|norovirus|bug|been (?:sick|ill)|feel(?:ing)? (?:awful|terrible|rotten|rough|like death|dreadful|grim|horrible)|sick|ill|unwell|poorly|flu|fever|migraine|food poisoning|not (?:feeling )?well|not feeling (?:good|great|too good)|don'?t feel (?:well|good)|under the weather|can'?t come in|won'?t be in|cannot come in|sick day|covid|stomach bug|tested positive|throwing up|puking|vomiting|bedridden|in bed with|coming down with|caught (?:a|something)|lost my voice|calling in sick|(?:i |i'?m |we )?(?:can'?t|cannot|can not|won'?t|not (?:gonna|going to)) (?:make it|come|get|be coming|be able to (?:come|make it|work))(?: in| out of bed| to work| into work)?(?= today| tomorrow| at all| this|$)|can'?t work|can'?t get (?:out of bed|up)|not coming in",
  late: "(?:train|bus|tube|car|metro|tram)(?:'?s| is| has)? (?:stuck|broken down|broke down|cancelled|late|delayed|not moving)|(?:stuck|caught) (?:in|on|behind|at)(?: (?:the|a))? (?:\\p{L}+ )?(?:traffic|jam|train|tube|bus|motorway|m\\d+|tailback|queue|roadworks|lights|school|metro|subway|level crossing)|traffic(?:'?s| is)? (?:jam|mad|awful|terrible|solid|bad)|train(?:'?s| is) (?:delayed|stuck|late)|stuck(?! on)|(?:be|there|in|arrive|get there) in (?:about |around |like )?(?:\\d+ ?m|twenty|ten|fifteen|thirty|half)\\p{L}*|late|behind|behind schedule|delayed|running over|held up|overrunning",
  tell: "(?:let|tell|text|inform|notify|warn|message|ring|call|ping) \\p{L}+(?= (?:know|that|about|pls|please)|$)|(?:let|tell|text|inform|notify|warn|message|ring|call|ping) (?:her|him|them|people|everyone|everybody|folks|all|the|my|those|whoever)|do(?:n'?t)? (?:tell|inform)",
  because: "because|cos|coz|cuz|since (?:i|we|the|my)|as (?:i|we|the|my)|i have|i'?ve got|i gotta|due to",
  everything:
    "everything|everyone|everybody|all|the rest|the (?:whole )?day|my (?:whole )?day|all (?:my )?appointments|the others",
  noShow:
    "no (?:sign|sight|trace) of|(?:never|didn'?t|did not|hasn'?t|has not) (?:\\p{L}+ )?(?:show(?:ed|n)?|turned|turn|rocked)(?: up)?|a no[- ]show|stood us up|bailed on (?:me|us)|left me hanging|flaked(?: on me)?|(?:mark|put|note)(?: (?:her|him|them|it|that))?(?: down)?(?: as)?(?: an?)? no[- ]?show|no[- ]?show(?:ed|s)?|did(?:n'?t| not) (?:come|show|show up|turn up|appear|make it)|(?:never|not) (?:came|come|showed|showed up|turned up|shown up|arrived)|has(?:n'?t| not) (?:come|shown up|turned up|arrived|showed up)|stood me up|ghosted(?: me)?|missed (?:it|her|his|their|the appointment)|(?:mark|put|note)(?: (?:her|him|them|it|that))?(?: down)?(?: as)?(?: an?)? no[- ]?show|(?:never|didn'?t) (?:bothered|bother)(?: to (?:come|show))?|mark (?:her|him|them) (?:down )?(?:as )?absent|never (?:made it|appeared)",
  arrived:
    "as (?:here|arrived|in|present|come)|(?:has )?(?:just )?(?:walked|popped|wandered|strolled|come|turned up|rocked|came) (?:in|up|through)|rocked up|(?:is|'?s) (?:already |just )?(?:sat|sitting|waiting|in the chair|in reception|at the door|at reception|through the door|downstairs|outside)|(?:is|'?s) (?:already|just) here|made it|(?:is|'?s) in the (?:building|shop|salon|house|chair|waiting room)|arrived|is here|'?s here|here now|has come|just came(?: in)?|came in|checked in|check in|showed up|turned up|has arrived|is in",
  done: "is done|'?s done|done|finished|is finished|completed?|mark (?:\\p{L}+ )?done",
  confirm: "confirm(?:ed)?|accept|approve|say yes to|ok (?:for|to)",
  cancel:
    "take (?:him|her|it|them) off|bin (?:him|her|it|them)|bin(?: off)?(?= (?:the|my|that|\\p{L}+'s))|kick|axe|ditch|dump|chuck|nix|knock off|cross off|cross out|wipe|lose(?= my| the)|clear out|take out|cancel(?:led|ed)?|call off|drop|delete|remove|scrap|get rid of|strike|cxl",
  move: "needs? (?:to be )?(?:moving|shifting|pushing|moved|shifted|pushed)(?: back)?|shove|nudge|slide|squeeze|slot|pop|stick|slip|knock|kick back|send|drag|pull|juggle|fit|scoot|advance|defer|set back|put back|hold off|rearrange|transfer|schedule|move|swap|reschedule|resched|push(?: back)?|shift|change|put|bring(?: forward)?|postpone|switch|delay|rebook|bump|pull forward",
  block:
    "(?:won'?t|will not|not gonna) be (?:around|about|here|there|in|available|free|working)|(?:i'?m|i am|i'?ll be|i will be|he'?s|she'?s|is|am) (?:out|off|away|gone|not about)(?! of bed)|no more(?: (?:people|clients|bookings|appointments|customers|walk[- ]?ins|anyone|anything))?(?= (?:today|tomorrow|after|from|on|past|this))|(?:nobody|no ?one|nothing)(?: else| more)?(?= (?:today|tomorrow|after|from|on|past|before|until|till))|don'?t (?:take|book|put|accept|let|give)(?: \\p{L}+){0,2} (?:any|anyone|anybody|anything|nobody|more|people|bookings|else)|(?:hold|save|keep)(?= me | today| tomorrow| \\p{L}+day)(?= .*\\d)|keep free|hold(?= \\d| the| my| me| from)|lock(?: off| out| up)?|shut (?:me )?(?:down|up)?|pencil me out|mark me (?:out|off|away|as away)|clear my|free up my|gotta leave|leaving|block(?: off| out)?|clos(?:ed?|ing)|shut|reserve|off|day off|time off|away|vacation|holidays?|not (?:working|available|in|there|here|around)|unavailable|out of office|(?:isn'?t|aren'?t|won'?t be|can'?t) (?:working|work|available|in|there)|don'?t work|keep .* free|no appointments|no (?:more )?bookings|lunch break|busy|take a break|appointment free|at the (?:dentist|doctor)",
  free: "free|gaps?|openings?|open|availability|available|spaces?|slots?|room|holes?|spare",
  ownFree: "keep|leave|take|give me|want|need|make",
  next: "next(?: for me)?|who'?s (?:up next|next|up|coming)(?: for me)?|who is (?:next|up|coming)|what'?s (?:next|up next|coming)|up next|coming up|who do i have (?:now|next)",
  plan: "both|rest|us|has|does|doing|books|whole|salon|shop|place|team|chairs?|floor|through|walk|run|rundown|entire|today'?s|full|crew|everybody'?s|everyone'?s|staff|round|packed|full|rammed|stacked|slammed|quiet|hectic|many|much|everybody|everyone|everybody's|everyone's|still|else|we|we've|i've|mine|anyone|anybody|someone|somebody|after|before|morning|afternoon|evening|who've|what've|which|people|jobs|heads|'?s|ve|lined|run|down|rundown|lunch|about|from|past|until|till|expecting|happening|to|left|remaining|gimme|first|last|one|time|when|am|any|anything|what'?s|whats|what|who|who'?s|whos|do i have|have i got|i have|i|have|got|is|are|on|my|the|our|for|of|show|me|see|list|give|tell|agenda|schedule|calendar|diary|plan|day|appointments?|apps?|appts?|bookings?|clients?|customers?|coming|in|look|looking|like|how|does|how'?s|today'?s|tomorrow'?s|please|pls|booked|up|hi|hello|hey|and|there|it|going|busy|overview|please|all",
  to: "over to|back to|forward to|up to|instead to|to|->|=>|→|>|into|onto|for|at|till|until",
  earlier: "up by|up half|up an|earlier|forward|sooner|ahead|before",
  minutes: "m|min|mins|minutes?|minuts?|minites?|mn|'",
  lengths: {
    "(?:an |one )?hour and a half|1\\.5 ?h(?:ours?)?|ninety min\\w*": 90,
    "two hours|2 ?h(?:rs?|ours?)?": 120,
    "three quarters of an hour": 45,
    "half an hour|half hour|a half hour|half an hr|thirty(?: min\\w*)?": 30,
    "(?:a )?quarter of an hour|a quarter hour|fifteen(?: min\\w*)?": 15,
    "an hour|one hour|1 ?h(?:r|our)?|sixty min\\w*": 60,
    "five(?: min\\w*)?": 5,
    "ten(?: min\\w*)?": 10,
    "twenty(?: min\\w*)?": 20,
    "forty(?: min\\w*)?": 40,
    "fifty(?: min\\w*)?": 50,
  },
  rewrite: [
    [/\b(?:put|stick|pop|whack) (?:a |the |me a |another )?block (?:on|in|for)\b/, "block"],
    [
      /\b(?:take|get|strike|cross|knock|put) (.{1,120}?) off (?:the |my |our )?(?:books?|list|calendar|diary|schedule|system|sheet)\b/,
      "cancel $1",
    ],
    [/\b(?:kick|chuck|throw|take|boot) ((?!me\b|the day|my).{1,120}?) (?:out|off)(?= |$)(?! of office)/, "cancel $1"],
    [
      /^(.{1,120}?) (?:would rather|'?d rather|rather|would prefer|prefers|'?d prefer|wants|would like|'?d like) (?:to )?(?:come |have |do |be |move to |switch to )?(?:in )?(?:on |at )?((?:(?:next |this )?(?:mon|tue|wed|thu|fri|sat|sun)|today|tomorrow|noon|half|quarter|\d).*?)(?: instead)?$/,
      "move $1 to $2",
    ],
    [/^(.{0,200}?)\b(?:keep|leave) (.{1,120}?) free\b/, "block $1$2"],
  ],
  mend: [
    [/\b(\d{1,2})\.([0-5]\d)\b/g, "$1:$2"],
    [/\b(?:the|my|our|his|her|that) (\d{1,2}(?::\d{2})?) ?(am|pm)\b/g, "at $1$2"],
    [/\b(?:the|my|our|his|her|that) (\d{1,2}(?::\d{2})?)(?= |$)/g, "at $1"],
    [/\b(\d{1,2}(?::\d{2})?) o'? ?clock\b/g, "$1:00"],
    [/(\d):00:00/g, "$1:00"],
    [/(\d{1,2}:\d{2}):00\b/g, "$1"],
  ],
};
